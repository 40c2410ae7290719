import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { TARGETS } from "./budgets.ts";
import { weigh } from "./page-weight.ts";
import { PAGE_NAMES } from "./pages.ts";
import { type Line, printTable } from "./table.ts";
import { test } from "./test.ts";

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Over the blank page's; what no change may pass is in budgets.ts. */
const FIRST_SCRIPTS_KB = 20;

/** Of a page that is opened on a phone which has seen nothing yet. */
async function weighed(browser: Browser, url: string) {
  const html = await (await fetch(url)).text();
  const context = await browser.newContext(PHONE);
  const { requests, firstScriptBytes, scriptBytes } = await weigh(await context.newPage(), url);
  await context.close();
  return {
    html: gzipSync(html).length / 1000,
    requests,
    firstScripts: firstScriptBytes / 1000,
    scripts: scriptBytes / 1000,
  };
}

test("pages are weighed as a phone gets them on its first visit", async ({ site, blank, browser }) => {
  const floor = await weighed(browser, `${blank}/`);
  const lines: Line[] = [];
  for (const name of PAGE_NAMES) {
    const page = await weighed(browser, `${site.url}${site.paths[name]}`);
    const line = (what: string, key: keyof typeof page, unit: Line["unit"], atMost?: number) =>
      lines.push({ what: `${what} of ${name}`, value: page[key], unit, floor: floor[key], atMost });
    line("HTML", "html", "kB", TARGETS.htmlBytes / 1000);
    line("requests", "requests", "", TARGETS.requests);
    line("first scripts", "firstScripts", "kB", floor.firstScripts + FIRST_SCRIPTS_KB);
    line("all scripts", "scripts", "kB");
  }
  printTable(lines);
});
