import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { manyListings } from "../bench/many-listings.ts";
import { pathOf } from "../support/demo-rows.ts";
import { startSite } from "../support/site.ts";
import { filesBelow, siteWorkSeconds } from "../support/site-process.ts";
import { type Answer, overBound, type Row, tallyFailures } from "./judge.ts";
import { copyBuild } from "./own-build.ts";
import { mixedQuestions } from "./questions.ts";
import { type RawRequest, rawRequest } from "./raw-request.ts";
import type { Fault } from "./runner.ts";
import { ask, startTraffic } from "./visitors.ts";

const optimized = (picture: string) => `/_next/image?url=${encodeURIComponent(picture)}&w=1920&q=75`;

/** Other names of one picture, each of which may be made up without end. */
const OTHER_NAMES: readonly ((turn: number) => string)[] = [
  (turn) => `/media/pool-01.webp#${turn}`,
  (turn) => `/media/pool-01.webp?${turn}`,
  (turn) => `/media/${"./".repeat(turn + 1)}pool-01.webp`,
  (turn) => `/media/${"x/../".repeat(turn + 1)}pool-01.webp`,
  (turn) => `${"/..".repeat(turn + 1)}/media/pool-01.webp`,
  (turn) => `/media/${"/".repeat(turn + 1)}pool-01.webp`,
  (turn) => `/media/pool-${encodeURIComponent("01.webp").replace("0", `%${"25".repeat(turn)}30`)}`,
  (turn) => `/media/pool-01.webp${"/".repeat(turn + 1)}`,
  (turn) => `/media\\${"\\".repeat(turn)}pool-01.webp`,
  (turn) => `/media/pool-01.webp;${turn}`,
  (turn) => `/media/pool-01.webp%00${turn}`,
];
const TURNS = 8;
/** Of a processor, for each request that is refused; a picture takes ten times as much and more. */
const REFUSAL_WORK_S = 0.015;

const figures = (asked: number, refused: number, work: number, files: number) => ({
  asked: `${asked}`,
  refused: `${refused}`,
  work: `${work.toFixed(1)} s`,
  "new files": `${files}`,
});

/** Only a picture's one name has it made; the right one is made and kept. */
async function pictures(report: (row: Row) => void): Promise<void> {
  const build = await copyBuild("pictures");
  const site = await startSite({ env: build.env });
  const count = async () => (await filesBelow(join(build.folder, "cache"))).size;
  const asked = OTHER_NAMES.flatMap((name) => Array.from({ length: TURNS }, (_, turn) => name(turn)));
  await ask(site.url, optimized("/media/none.webp"));
  const [filesBefore, workBefore] = [await count(), siteWorkSeconds(site.pid)];
  const served: string[] = [];
  for (const name of asked) {
    const status = (await ask(site.url, optimized(name)))?.status ?? 0;
    if (status < 400 || status >= 500) served.push(`${optimized(name)} answered ${status}`);
  }
  const work = siteWorkSeconds(site.pid) - workBefore;
  const files = (await count()) - filesBefore;
  const shown = [...served.slice(0, 5), ...(served.length > 5 ? [`and ${served.length - 5} more`] : [])];
  report({
    name: "other names of one picture",
    figures: figures(asked.length, asked.length - served.length, work, files),
    failures: [
      ...shown,
      ...overBound("new files", files, 0),
      ...overBound("work", work, asked.length * REFUSAL_WORK_S, " s"),
    ],
  });
  const made = await ask(site.url, optimized("/media/pool-01.webp"));
  const kept = await ask(site.url, optimized("/media/pool-01.webp"));
  const isSame = made?.status === 200 && kept?.status === 200 && made.body === kept.body;
  report({
    name: "the picture's own name",
    figures: figures(2, 0, 0, (await count()) - filesBefore - files),
    failures: [
      ...(isSame ? [] : [`answered ${made?.status} and ${kept?.status}`]),
      ...((await count()) > filesBefore + files ? [] : ["it was not kept where new files are counted"]),
    ],
  });
  await site.stop();
  await build.remove();
}

const METHODS = ["POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"];
const ADDRESSES = [
  ...["/", "/?keywords=pool", "/rental/none", "/rental?slug=none", "/api/rentals?ids=1", "/api/health"],
  ...["/feed.xml", "/sitemap.xml", "/robots.txt", "/media/pool-01.webp", "/_next/static/none.js", "/none"],
  ...[optimized("/media/pool-01.webp"), "/preview/none/0123456789ab.jpg", "/search/x", "/%"],
];
const ACTION = ["Next-Action", "7f0000000000000000000000000000000000000000"] as const;
const FORM_DATA = ["Content-Type", "multipart/form-data; boundary=x"] as const;
const FORM = ["Content-Type", "application/x-www-form-urlencoded"] as const;

function refusals(): RawRequest[] {
  const plain = METHODS.flatMap((method) =>
    ADDRESSES.map((path) => ({ method, path, headers: [["Content-Length", "0"] as const] })),
  );
  return [
    ...plain,
    ...ADDRESSES.map((path) => ({
      method: "POST",
      path,
      headers: [ACTION, ["Content-Length", "2"] as const],
      body: "[]",
    })),
    ...Array.from({ length: 300 }, (_, turn) => ({
      method: "POST",
      path: `/?keywords=post${turn}`,
      headers: [FORM, ["Content-Length", "3"] as const],
      body: "a=b",
    })),
  ];
}

/** What reads only is answered; anything else is refused before it costs anything. */
async function methods(report: (row: Row) => void): Promise<void> {
  const site = await startSite({});
  await ask(site.url, "/");
  const before = siteWorkSeconds(site.pid);
  const asked = refusals();
  const failures: string[] = [];
  for (const request of asked) {
    const answer = await rawRequest(site.url, request);
    if (answer?.status !== 405 || !/\bGET\b/.test(answer.headers.get("allow") ?? ""))
      failures.push(`${request.method} ${request.path}: ${answer?.status ?? "no answer"}`);
  }
  const work = siteWorkSeconds(site.pid) - before;
  const shown = [
    ...failures.slice(0, 5),
    ...(failures.length > 5 ? [`and ${failures.length - 5} more`] : []),
  ];
  report({
    name: "methods that write",
    figures: figures(asked.length, asked.length - failures.length, work, 0),
    failures: [...shown, ...overBound("work", work, asked.length * 0.005, " s")],
  });
  report(await largeBody(site.url));
  report(await unfinished(site.url, site.pid));
  await site.stop();
}

const LARGE_BODY = 60 * 1024 * 1024;
/** What the buffers of both ends of a connection hold, whatever the site reads. */
const TAKEN_LIMIT = 12 * 1024 * 1024;

async function largeBody(site: string): Promise<Row> {
  const answer = await rawRequest(site, {
    method: "POST",
    path: "/",
    headers: [["Content-Length", `${LARGE_BODY}`]],
    body: "x".repeat(LARGE_BODY),
  });
  const taken = answer?.sentBytes ?? LARGE_BODY;
  return {
    name: "a body of 60 MB",
    figures: { asked: "1", refused: answer?.status === 405 ? "1" : "0" },
    failures: [
      ...(answer?.status === 405 ? [] : [`answered ${answer?.status ?? "nothing"}`]),
      ...overBound("bytes taken", taken, TAKEN_LIMIT),
    ],
  };
}

const HELD = 120;
const HELD_MS = 15_000;

/** Nothing is read of a body: a request to read may have one or may be refused for it. */
const isAnsweredAsDue = ({ method }: RawRequest, status: number) =>
  method === "GET" ? status === 200 || status === 400 : status === 405;

/** Bodies that never end, while a visitor goes on asking; each is answered all the same. */
async function unfinished(site: string, pid: number): Promise<Row> {
  const kinds: RawRequest[] = [
    { method: "POST", path: "/", headers: [["Content-Length", "1000000"]], body: "unfinished" },
    { method: "POST", path: "/rental/none", headers: [["Transfer-Encoding", "chunked"]], body: "5\r\nunf" },
    {
      method: "POST",
      path: "/",
      headers: [ACTION, FORM_DATA, ["Content-Length", "1000000"]],
      body: "--x\r\n",
    },
    { method: "PUT", path: "/api/rentals?ids=1", headers: [["Content-Length", "1000000"]], body: "{" },
    { method: "GET", path: "/", headers: [["Content-Length", "1000000"]], body: "unfinished" },
  ];
  const traffic = startTraffic(site, mixedQuestions(), () => false, { visitors: 1 });
  const before = siteWorkSeconds(pid);
  const requests = Array.from({ length: HELD / kinds.length }, () => kinds).flat();
  const held = await Promise.all(
    requests.map(async (request) => {
      const answer = await rawRequest(site, request, HELD_MS);
      return isAnsweredAsDue(request, answer?.status ?? 0) ? [] : [request.method];
    }),
  );
  const work = siteWorkSeconds(pid) - before;
  await wait(1_000);
  const tally = await traffic.stop();
  const unanswered = held.flat().length;
  return {
    name: `${HELD} bodies that never end`,
    figures: figures(HELD, HELD - unanswered, work, 0),
    failures: [
      ...overBound("not answered as they should be", unanswered, 0),
      ...tallyFailures(tally).map((failure) => `another visitor: ${failure}`),
    ],
  };
}

const STORED = 10_001;
const CLIENTS = 4;
const WORDS = 100;
const VISITS = 12;
/** Of a processor, between a visitor's question and its answer; one search of each client may be ahead of it, and not more. */
const WAIT_WORK_S = 1.5;

const isAnswered = (answer: Answer | null) =>
  answer?.status === 200 || (answer?.status === 503 && answer.headers.has("retry-after"));

/** Searches for many words from several clients, while a visitor opens listings that nobody has opened. */
async function keywords(report: (row: Row) => void): Promise<void> {
  const listings = await manyListings(STORED, 5_400);
  const file = join(tmpdir(), `faults-listings-${process.pid}.json`);
  await writeFile(file, JSON.stringify(listings));
  const site = await startSite({ args: ["--listings", file] });
  await ask(site.url, "/");
  let isRunning = true;
  let searched = 0;
  const failures: string[] = [];
  const client = async (number: number) => {
    while (isRunning) {
      const terms = Array.from(
        { length: WORDS },
        (_, at) =>
          `${["pool", "villa", "wifi", "house"][at % 4]}${at < 4 ? "" : `${number}x${searched}x${at}`}`,
      );
      searched += 1;
      const answer = await ask(site.url, `/?keywords=${terms.join("+")}`, { redirect: "follow" });
      if (!isAnswered(answer)) failures.push(`a search: ${answer?.status ?? "no answer"}`);
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
  await wait(1_000);
  let [longestMs, mostWork] = [0, 0];
  for (const row of listings.rentals.slice(100, 100 + VISITS)) {
    const before = siteWorkSeconds(site.pid);
    const answer = await ask(site.url, pathOf(row));
    if (answer?.status !== 200)
      failures.push(`a visitor at ${pathOf(row)}: ${answer?.status ?? "no answer"}`);
    mostWork = Math.max(mostWork, siteWorkSeconds(site.pid) - before);
    longestMs = Math.max(longestMs, answer?.ms ?? 0);
  }
  isRunning = false;
  await Promise.all(clients);
  await site.stop();
  report({
    name: `${CLIENTS} clients searching ${STORED.toLocaleString("en")} listings for ${WORDS} words`,
    figures: {
      searches: `${searched}`,
      visits: `${VISITS}`,
      "most work in a visit": `${mostWork.toFixed(2)} s`,
      "longest visit": `${(longestMs / 1000).toFixed(1)} s`,
    },
    failures: [
      ...failures.slice(0, 5),
      ...overBound("work while a visitor waited", mostWork, WAIT_WORK_S, " s"),
    ],
  });
}

export const ABUSE: readonly Fault[] = [
  { name: "pictures", title: "Pictures under other names", run: pictures },
  { name: "methods", title: "What is not reading", run: methods },
  { name: "keywords", title: "Expensive searches", run: keywords },
];
