import lighthouse from "lighthouse";
import { z } from "zod";
import { freePort } from "../../tests/e2e/own-site.ts";
import { launchBrowser } from "./phone.ts";

const milliseconds = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);

const result = z
  .object({
    categories: z.object({ performance: z.object({ score: z.number() }) }),
    audits: z.object({
      "largest-contentful-paint": milliseconds,
      "total-blocking-time": milliseconds,
      "cumulative-layout-shift": milliseconds,
      "speed-index": milliseconds,
    }),
  })
  .transform(({ categories, audits }) => ({
    score: Math.round(categories.performance.score * 100),
    lcp: audits["largest-contentful-paint"],
    tbt: audits["total-blocking-time"],
    cls: audits["cumulative-layout-shift"],
    speedIndex: audits["speed-index"],
  }));

export type Run = z.infer<typeof result>;

/** One run of Lighthouse for a phone, in a browser of its own. */
export async function runLighthouse(url: string): Promise<Run> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const run = await lighthouse(url, { port, onlyCategories: ["performance"], logLevel: "error" });
    return result.parse(run?.lhr);
  } finally {
    await browser.close();
  }
}
