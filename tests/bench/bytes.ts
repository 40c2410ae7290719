import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { launchChromium } from "../support/chromium.ts";
import { TARGETS } from "./budgets.ts";
import type { Line } from "./line.ts";
import { type PageWeight, shiftOnReturn, weigh } from "./page-weight.ts";
import { LISTS, PAGE_NAMES } from "./pages.ts";
import { onPhone } from "./phone.ts";
import type { Stage } from "./stage.ts";

/** How many listings have come since the visit before. */
const NEW = 200;

/** Over the blank page's; what no change may pass is in budgets.ts. */
const FIRST_SCRIPTS_KB = 20;

type Weight = PageWeight & { htmlBytes: number };

async function weighed(browser: Browser, url: string): Promise<Weight> {
  const html = await (await fetch(url)).text();
  return { ...(await onPhone(browser, (page) => weigh(page, url))), htmlBytes: gzipSync(html).length };
}

type Weights = { large: Weight; demo: Weight; blank: Weight };

function linesOf(name: string, weights: Weights): Line[] {
  const line = (what: string, of: (weight: Weight) => number, rest: Partial<Line>): Line => ({
    what: `${what} of ${name}`,
    value: of(weights.large),
    unit: "",
    beside: [
      { what: "demo", value: of(weights.demo) },
      { what: "blank", value: of(weights.blank) },
    ],
    ...rest,
  });
  const overBlank = { what: "blank", by: "difference" } as const;
  return [
    line("HTML", ({ htmlBytes }) => htmlBytes / 1000, {
      unit: "kB",
      target: { atMost: TARGETS.htmlBytes / 1000 },
    }),
    line("requests", ({ requests }) => requests, { target: { atMost: TARGETS.requests } }),
    line("first scripts", ({ firstScriptBytes }) => firstScriptBytes / 1000, {
      unit: "kB",
      target: { atMost: FIRST_SCRIPTS_KB, of: overBlank },
    }),
    line("all scripts", ({ scriptBytes }) => scriptBytes / 1000, { unit: "kB" }),
  ];
}

/** What each page sends to a phone that has seen nothing of the site yet, and what moves when it comes back to a list. */
export async function bytes(stage: Stage): Promise<Line[]> {
  const [large, demo, floor] = await Promise.all([stage.site(), stage.demo(), stage.blank()]);
  const browser = await launchChromium();
  const blank = await weighed(browser, `${floor.url}/`);
  const lines: Line[] = [];
  for (const name of PAGE_NAMES) {
    const weights = {
      large: await weighed(browser, `${large.url}${large.paths[name]}`),
      demo: await weighed(browser, `${demo.url}${demo.paths[name]}`),
    };
    lines.push(...linesOf(name, { ...weights, blank }));
  }
  const seenBefore = large.listed[NEW]?.id ?? 0;
  for (const name of LISTS) {
    const url = `${large.url}${large.paths[name]}`;
    const shift = await onPhone(browser, (page) => shiftOnReturn(page, url, seenBefore));
    lines.push({ what: `CLS on a return to ${name}`, value: shift, unit: "", target: { atMost: 0 } });
  }
  await browser.close();
  return lines;
}
