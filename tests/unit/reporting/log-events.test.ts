import { errorText } from "@/lib/cli/error-text";
import { logLine } from "@/lib/cli/log-line";
import { eventLines } from "@/server/reporting/log-events";

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 26, 4, 0, seconds));

/** The error of `fetch` when nothing listens at an address. */
const refused = () =>
  new TypeError("fetch failed", {
    cause: Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:9"), { code: "ECONNREFUSED" }),
  });
const tooLate = () => new DOMException("The operation was aborted due to timeout", "TimeoutError");
const withoutMessage = () =>
  new TypeError("fetch failed", { cause: Object.assign(new AggregateError([]), { code: "ECONNREFUSED" }) });

describe("errorText", () => {
  it.each([
    ["a refused connection", refused(), "fetch failed: connect ECONNREFUSED 127.0.0.1:9"],
    ["a refusal at both addresses", withoutMessage(), "fetch failed: ECONNREFUSED"],
    [
      "a failed read",
      new Error("Reading failed: TypeError: fetch failed"),
      "Reading failed: TypeError: fetch failed",
    ],
    ["a slow answer", tooLate(), "The operation was aborted due to timeout"],
    ["a text", "oops", "oops"],
    ["nothing", undefined, "undefined"],
    ["an error without a trace", { message: "no rows" }, "no rows"],
  ])("has no stack for %s", (_, error, text) => {
    expect(errorText(error)).toBe(text);
  });

  it("has the location of a programming error, on one line", () => {
    expect(errorText(new TypeError("x is undefined"))).toMatch(
      /^x is undefined \(at .*log-events\.test\.ts:\d+:\d+\)?( < .+){0,3}\)$/,
    );
  });

  it("follows circular causes only to a limit", () => {
    const error = new Error("round");
    error.cause = error;
    expect(errorText(error)).toMatch(/^round: round: round: round \(at /);
  });
});

test.each([
  ["two words", "2026-11-26T04:00:01Z warn site: two words"],
  ["first\n  second\r\n\nthird\n", "2026-11-26T04:00:01Z warn site: first | second | third"],
])("the log line for %j is on one line", (what, line) => {
  expect(logLine(at(1), "warn", "site", what)).toBe(line);
});

describe("eventLines", () => {
  it("have the time, level, process and message, without colours or the framework's prefix", () => {
    const colour = String.fromCharCode(27);
    expect(
      eventLines("site[7]")("error", [`${colour}[31m⨯${colour}[39m`, "A read", 7, refused()], at(0)),
    ).toEqual([
      "2026-11-26T04:00:00Z error site[7]: A read 7: fetch failed: connect ECONNREFUSED 127.0.0.1:9",
    ]);
  });

  it("have the same event once a minute, with the number of repetitions", () => {
    const lines = eventLines("site[7]");
    expect(lines("error", ["A read failed"], at(0))).toHaveLength(1);
    expect(lines("error", ["A read failed"], at(1))).toEqual([]);
    expect(lines("error", ["Another"], at(1))).toHaveLength(1);
    expect(lines("error", ["A read failed"], at(59))).toEqual([]);
    expect(lines("error", ["A read failed"], at(60))).toEqual([
      "2026-11-26T04:01:00Z error site[7]: A read failed (and 2 more of these since the last line)",
    ]);
    expect(lines("error", ["A read failed"], at(120))).toEqual([
      "2026-11-26T04:02:00Z error site[7]: A read failed",
    ]);
  });

  it("are empty for an empty message", () => {
    expect(eventLines("site[7]")("warn", [""], at(0))).toEqual([]);
  });
});
