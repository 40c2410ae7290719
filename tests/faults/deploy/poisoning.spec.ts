import { expect, test } from "@playwright/test";
import { readingFrom, startDataBehindProxy } from "../../support/data-behind-proxy.ts";
import { listedRows, pathOf, type RentalRow } from "../../support/demo-rows.ts";
import { startDeployedSite } from "../../support/deployed-site.ts";
import { filesBelow } from "../../support/site-process.ts";
import { type Answer, isPageOf } from "../visitors.ts";
import { askPlainly, askProxy } from "./ask-proxy.ts";

/** Long enough for everything to stay kept. */
const REVALIDATE_S = 120;

type Hostile = { name: string; method?: string; query?: string; headers?: Readonly<Record<string, string>> };

/** What comes before an honest visitor at an address that nobody has asked for. */
const HOSTILE: readonly Hostile[] = [
  { name: "Host", headers: { host: "evil.example" } },
  { name: "X-Forwarded-Host", headers: { "x-forwarded-host": "evil.example", "x-forwarded-proto": "evil" } },
  { name: "Forwarded", headers: { forwarded: "host=evil.example", "x-original-url": "/liked" } },
  { name: "HEAD", method: "HEAD" },
  { name: "POST", method: "POST" },
  { name: "OPTIONS", method: "OPTIONS" },
  { name: "Range", headers: { range: "bytes=0-9" } },
  { name: "conditions", headers: { "if-none-match": "*", "if-modified-since": new Date().toUTCString() } },
  { name: "cookies", headers: { cookie: "__prerender_bypass=1; __next_preview_data=1; evil=1" } },
  { name: "Accept-Encoding: identity", headers: { "accept-encoding": "identity" } },
  { name: "Accept-Encoding: br", headers: { "accept-encoding": "br;q=1, *;q=0" } },
  { name: "Accept", headers: { accept: "text/x-component" } },
  { name: "RSC: 1", headers: { rsc: "1" } },
  { name: "RSC: 0", headers: { rsc: "0", "next-router-prefetch": "1" } },
  { name: "RSC: 1 and prefetch", headers: { rsc: "1", "next-router-prefetch": "1" } },
  { name: "segment of the data", headers: { rsc: "1", "next-router-segment-prefetch": "/_tree" } },
  { name: "Next-Url", headers: { "next-url": "/" } },
  { name: "no readable state", headers: { rsc: "1", "next-router-state-tree": "{" } },
  { name: "Next-Action", headers: { "next-action": "evil" } },
  { name: "framework's own headers", headers: { "x-nextjs-data": "1", "x-matched-path": "/liked" } },
  {
    name: "middleware's headers",
    headers: { "x-middleware-rewrite": "/liked", "x-middleware-prefetch": "1" },
  },
  { name: "revalidation", headers: { "x-prerender-revalidate": "1", "cache-control": "no-cache" } },
  { name: "?_rsc", query: "?_rsc=evil" },
  { name: "parameters of the route", query: "?nxtPslug=evil&slug=evil" },
  { name: "keys of a list", query: "?location=ubud&page=2" },
  { name: "a key that nobody knows", query: "?evil=%00%0d%0aSet-Cookie:evil" },
];

const isClean = ({ headers, body }: Answer) =>
  /^text\/html/.test(headers.get("content-type") ?? "") &&
  body.endsWith("</html>") &&
  !/evil/.test(body + [...headers].join());

/** Asks with what is hostile, then as a visitor, whose answer has to be the listing's page; and then once more, from what is kept. */
async function poisoned(site: string, row: RentalRow, { method, query, headers }: Hostile): Promise<void> {
  const path = pathOf(row);
  await askPlainly(site, `${path}${query ?? ""}`, headers, method);
  const answers = [await askProxy(site, path), await askProxy(site, path)];
  for (const answer of answers)
    expect
      .soft(isPageOf(row, answer) && answer !== null && isClean(answer), `the page: ${answer?.status}`)
      .toBe(true);
  expect.soft(answers[1]?.headers.get("x-cache"), "the page is kept").toBe("HIT");
}

const JUNK = 300;
/** The page, compressed; nothing for the others. */
const JUNK_FILES = 1;

/** Made-up cookies and headers at one address come from one kept answer. */
async function junk(site: string, cacheFolder: string): Promise<void> {
  const path = "/area/canggu";
  const before = (await filesBelow(cacheFolder)).size;
  const misses: string[] = [];
  for (let turn = 0; turn < JUNK; turn += 1) {
    const made = {
      cookie: `junk=${turn}`,
      rsc: `${turn + 2}`,
      "next-url": `/${turn}`,
      "user-agent": `${turn}`,
    };
    const { status, headers } = await askPlainly(site, path, made);
    if (status !== 200 || headers["x-cache"] !== "HIT") misses.push(`${status} ${headers["x-cache"]}`);
  }
  expect(misses.length, `not kept: ${misses.join(", ")}`).toBeLessThanOrEqual(JUNK_FILES);
  expect((await filesBelow(cacheFolder)).size - before, "new files").toBeLessThanOrEqual(JUNK_FILES);
}

test("no hostile request before a visitor's changes what the proxy keeps", async () => {
  await using data = await startDataBehindProxy();
  await using site = await startDeployedSite(readingFrom(data, REVALIDATE_S));
  for (const [at, hostile] of HOSTILE.entries()) {
    const row = listedRows[at];
    if (row === undefined) throw new Error("The demo lists too few rentals.");
    await test.step(hostile.name, () => poisoned(site.url, row, hostile));
  }
  await test.step(`${JUNK} made-up cookies and headers`, () => junk(site.url, site.cacheFolder));
});
