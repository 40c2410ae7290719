import lighthouse from "lighthouse";
import { z } from "zod";
import { launchChromium } from "../support/chromium.ts";
import { unusedPort } from "../support/loopback.ts";
import { median } from "./median.ts";
import { PAGE_NAMES } from "./pages.ts";
import { type Line, printTable } from "./table.ts";
import { test } from "./test.ts";

const RUNS = 5;

const number = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);

const result = z
  .object({
    categories: z.object({ performance: z.object({ score: z.number() }) }),
    audits: z.object({
      "largest-contentful-paint": number,
      "total-blocking-time": number,
      "cumulative-layout-shift": number,
    }),
  })
  .transform(({ categories, audits }) => ({
    score: Math.round(categories.performance.score * 100),
    LCP: audits["largest-contentful-paint"],
    TBT: audits["total-blocking-time"],
    CLS: audits["cumulative-layout-shift"],
  }));

type Run = z.infer<typeof result>;

/** One run of Lighthouse for a phone, in a browser of its own; others have asked for the page before. */
async function run(url: string): Promise<Run> {
  await (await fetch(url)).text();
  const port = await unusedPort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const answer = await lighthouse(url, { port, onlyCategories: ["performance"], logLevel: "error" });
    return result.parse(answer?.lhr);
  } finally {
    await browser.close();
  }
}

test("Lighthouse measures every page on a phone, beside a blank page of the framework", async ({
  site,
  blank,
}) => {
  const floor = `${blank}/`;
  const pages = PAGE_NAMES.map((name) => ({ name, url: `${site.url}${site.paths[name]}` }));
  const runs = new Map<string, Run[]>([floor, ...pages.map(({ url }) => url)].map((url) => [url, []]));
  // In turn, so that what else the machine does meets all alike.
  for (let round = 0; round < RUNS; round += 1) {
    for (const [url, own] of runs) own.push(await run(url));
  }
  const middle = (url: string, key: keyof Run) => median((runs.get(url) ?? []).map((one) => one[key]));
  const linesOf = (key: keyof Run, unit: "ms" | "", target: Pick<Line, "atMost" | "atLeast">) =>
    pages.map(({ name, url }) => ({
      ...{ what: `${key} of ${name}`, value: middle(url, key), unit, floor: middle(floor, key) },
      ...target,
    }));
  printTable([
    ...linesOf("score", "", { atLeast: middle(floor, "score") - 1 }),
    ...linesOf("LCP", "ms", { atMost: 2_500 }),
    ...linesOf("TBT", "ms", { atMost: middle(floor, "TBT") + 40 }),
    ...linesOf("CLS", "", { atMost: 0 }),
  ]);
});
