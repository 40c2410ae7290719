import lighthouse from "lighthouse";
import { z } from "zod";
import { launchChromium } from "../support/chromium.ts";
import { unusedPort } from "../support/loopback.ts";
import type { Line } from "./line.ts";
import { median } from "./median.ts";
import { PAGE_NAMES } from "./pages.ts";
import type { Stage } from "./stage.ts";

const RUNS = 3;

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

/** Runs of every address in turn, so that what else the machine does meets all alike. */
async function runsOf(urls: readonly string[]): Promise<Map<string, Run[]>> {
  const runs = new Map<string, Run[]>(urls.map((url) => [url, []]));
  for (let round = 0; round < RUNS; round += 1) {
    for (const [url, own] of runs) own.push(await run(url));
  }
  return runs;
}

/** Lighthouse's figures of every page on a phone, beside the blank page's and the saved page's: medians of three. */
export async function lighthouseLines(stage: Stage): Promise<Line[]> {
  const [site, demo, blank, saved] = await Promise.all([
    stage.site(),
    stage.demo(),
    stage.blank(),
    stage.saved(),
  ]);
  const pages = PAGE_NAMES.map((name) => ({
    name,
    own: `${site.url}${site.paths[name]}`,
    demo: `${demo.url}${demo.paths[name]}`,
    saved: `${saved.url}${site.paths[name]}`,
  }));
  const runs = await runsOf([`${blank.url}/`, ...pages.flatMap((page) => [page.own, page.demo, page.saved])]);
  const middle = (url: string, key: keyof Run) => median((runs.get(url) ?? []).map((one) => one[key]));
  const linesOf = (key: keyof Run, unit: "ms" | "", target: Line["target"]) =>
    pages.map(
      ({ name, ...urls }): Line => ({
        what: `${key} of ${name}`,
        value: middle(urls.own, key),
        unit,
        beside: [
          { what: "demo", value: middle(urls.demo, key) },
          { what: "blank", value: middle(`${blank.url}/`, key) },
          { what: "saved", value: middle(urls.saved, key) },
        ],
        target,
      }),
    );
  return [
    ...linesOf("score", "", { atLeast: -1, of: { what: "blank", by: "difference" } }),
    ...linesOf("LCP", "ms", { atMost: 1.15, of: { what: "saved", by: "ratio" } }),
    ...linesOf("TBT", "ms", { atMost: 40, of: { what: "blank", by: "difference" } }),
    ...linesOf("CLS", "", { atMost: 0 }),
  ];
}
