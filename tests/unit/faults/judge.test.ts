import {
  type Answer,
  APOLOGIES,
  cacheableSeconds,
  count,
  emptyTally,
  overBound,
  type Question,
  recoveryLimitMs,
  tallyFailures,
  verdictOf,
} from "@/tests/faults/judge.ts";

const SHELL =
  '<!DOCTYPE html><html id="__next_error__"><head><script src="/_next/static/chunks/x.js" async=""></script></head></html>';
const TEXT = "Error loading rentals.\n";
const JSON_BODY = '{"error":"The listings could not be read. Try again in a minute."}';

function answerOf(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return { status, body, headers: new Headers(headers), ms: 1 };
}

const html = { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-store" };
const json = { "content-type": "application/json" };
const text = { "content-type": "text/plain; charset=utf-8", "retry-after": "120" };

function question(kind: keyof typeof APOLOGIES | null): Question {
  const apology = kind === null ? null : APOLOGIES[kind];
  return { path: "/", apology, isRight: ({ status, body }) => status === 200 && body === "right" };
}

describe("an answer", () => {
  test.each([
    ["right", "is right", question("page"), answerOf(200, "right"), true],
    ["right", "is right while all is well", question(null), answerOf(200, "right"), false],
    ["wrong", "holds something else", question("page"), answerOf(200, "other"), true],
    ["wrong", "says that there is nothing", question("page"), answerOf(404, SHELL, html), true],
    ["lost", "never came", question("page"), null, true],
    ["said so", "is the site's own page", question("page"), answerOf(500, SHELL, html), true],
    [
      "said so",
      "is the site's own page, to be asked for later",
      question("page"),
      answerOf(503, SHELL, html),
      true,
    ],
    [
      "said so",
      "stands in for a page that may not be rendered now",
      question("page"),
      answerOf(503, "<!doctype html>\n<html><h1>Too many visitors at once</h1></html>", html),
      true,
    ],
    ["wrong", "says so although the site has to know", question(null), answerOf(500, SHELL, html), true],
    ["wrong", "says so although all is well", question("page"), answerOf(500, SHELL, html), false],
    ["wrong", "says so with status 200", question("page"), answerOf(200, SHELL, html), true],
    ["wrong", "says so with status 502", question("page"), answerOf(502, SHELL, html), true],
    [
      "wrong",
      "is a page of somebody else",
      question("page"),
      answerOf(500, "<!DOCTYPE html><h1>Oops</h1>", html),
      true,
    ],
    [
      "wrong",
      "is the server's bare text",
      question("page"),
      answerOf(500, "Internal Server Error", text),
      true,
    ],
    ["wrong", "is empty", question("page"), answerOf(500, "", html), true],
    [
      "wrong",
      "may be kept",
      question("page"),
      answerOf(500, SHELL, { ...html, "cache-control": "max-age=60" }),
      true,
    ],
    [
      "wrong",
      "shows a stack",
      question("page"),
      answerOf(500, `${SHELL} at read (/site/x.js:1:2)`, html),
      true,
    ],
    [
      "wrong",
      "shows what failed",
      question("page"),
      answerOf(500, `${SHELL} connect ECONNREFUSED`, html),
      true,
    ],
    ["said so", "is the specified JSON", question("json"), answerOf(503, JSON_BODY, json), true],
    ["wrong", "is other JSON", question("json"), answerOf(503, '{"error":"oops"}', json), true],
    ["wrong", "is JSON with status 500", question("json"), answerOf(500, JSON_BODY, json), true],
    ["wrong", "is a page where JSON is due", question("json"), answerOf(503, SHELL, html), true],
    ["said so", "is the specified text", question("text"), answerOf(503, TEXT, text), true],
    ["wrong", "names no time", question("text"), answerOf(503, TEXT, { "content-type": "text/plain" }), true],
    [
      "wrong",
      "names no seconds",
      question("text"),
      answerOf(503, TEXT, { ...text, "retry-after": "soon" }),
      true,
    ],
    ["wrong", "is another text", question("text"), answerOf(503, "Oops.", text), true],
  ] as const)("is %s when it %s", (verdict, _, asked, answer, mayApologise) => {
    expect(verdictOf(asked, answer, mayApologise)).toBe(verdict);
  });
});

describe("the answers to a row's questions", () => {
  const tallyOf = (...verdicts: Parameters<typeof count>[1][]) => {
    const tally = emptyTally();
    for (const verdict of verdicts) count(tally, verdict, "/x", answerOf(200, "x"));
    return tally;
  };

  test.each([
    ["only right ones", tallyOf("right"), []],
    ["some that said so", tallyOf("right", "said so"), []],
    ["none at all", tallyOf(), ["nothing was answered right"]],
    ["none but apologies", tallyOf("said so"), ["nothing was answered right"]],
    ["a wrong one", tallyOf("right", "wrong"), ["wrong: /x 200"]],
    ["a lost one", tallyOf("right", "lost"), ["lost: /x 200"]],
    [
      "more than are shown",
      tallyOf("right", "lost", "wrong", "wrong", "wrong", "wrong", "lost", "lost"),
      ["lost: /x 200", "wrong: /x 200", "wrong: /x 200", "wrong: /x 200", "wrong: /x 200", "and 2 more"],
    ],
  ])("with %s", (_, tally, failures) => {
    expect(tallyFailures(tally)).toEqual(failures);
  });
});

test.each([
  [10, []],
  [9, []],
  [11, ["memory: 11 MB, at most 10 MB"]],
  [null, ["memory: not known"]],
  [Number.NaN, ["memory: not known"]],
  [Number.POSITIVE_INFINITY, ["memory: Infinity MB, at most 10 MB"]],
])("a number of %s against a bound of 10", (found, failures) => {
  expect(overBound("memory", found, 10, " MB")).toEqual(failures);
});

test("a site that reads less often may take longer to recover", () => {
  expect(recoveryLimitMs(2)).toBe(18_000);
  expect(recoveryLimitMs(120)).toBe(372_000);
});

test.each([
  [null, 0],
  ["no-store", 0],
  ["private, no-cache, no-store, max-age=0, must-revalidate", 0],
  ["private, max-age=600", 0],
  ["max-age=60", 60],
  ["public, max-age=60, s-maxage=120, stale-while-revalidate=600", 720],
  ["s-maxage=2, stale-while-revalidate=58", 60],
  ["public, max-age=31536000, immutable", 31_536_000],
])("caches may give an answer with %s for %d s", (header, kept) => {
  expect(cacheableSeconds(header)).toBe(kept);
});
