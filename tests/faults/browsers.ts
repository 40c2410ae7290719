import type { Browser, Page } from "@playwright/test";
import { launchChromium } from "../support/chromium.ts";
import { ANALYTICS_HOST, CONFIGURED_SITE, REPORTING_HOST } from "../support/configured-site.ts";
import { readingFrom, startDataBehindProxy } from "../support/data-behind-proxy.ts";
import { listedRows, pathOf, rowsAt, someRow } from "../support/demo-rows.ts";
import { GOOGLE_MAPS_STAND_IN, GOOGLE_MAPS_URLS } from "../support/google-maps-stand-in.ts";
import { cards, untilInteractive } from "../support/home-screen.ts";
import { startSite } from "../support/site.ts";
import { emptyTally, type Row, tallyFailures, tallyFigures } from "./judge.ts";
import type { Fault } from "./runner.ts";

const HOSTS: readonly { name: string; url: string | RegExp; well: string }[] = [
  { name: "map", url: GOOGLE_MAPS_URLS, well: GOOGLE_MAPS_STAND_IN },
  { name: "analytics", url: `${ANALYTICS_HOST}/**`, well: "" },
  { name: "reporting", url: `${REPORTING_HOST}/**`, well: "{}" },
];
const WAYS = ["refuses", "never answers"] as const;
const VISITS = 4;
const PAGE_SIZE = 24;
const PATIENCE_MS = 20_000;

type Way = (typeof WAYS)[number];

/** All hosts are well but one. */
async function routeHosts(page: Page, failing: string, way: Way): Promise<void> {
  for (const { name, url, well } of HOSTS) {
    await page.route(url, (route) => {
      if (name !== failing) return route.fulfill({ contentType: "text/javascript", body: well });
      return way === "refuses" ? route.abort("connectionrefused") : undefined;
    });
  }
}

/** What a visitor of a page with an error to report gets to see: what the list says, and how many cards it has. */
async function readList(page: Page, site: string): Promise<string> {
  await page.goto(`${site}/?location=canggu`, { waitUntil: "commit" });
  await untilInteractive(page, PATIENCE_MS);
  await page.evaluate(() => {
    Promise.reject(new Error("something to report"));
  });
  const results = page.getByRole("region", { name: "Results" });
  // In the page's own HTML until the live region's script runs, then in that.
  const said = await results.getByText(/^Showing|^No rentals|^Error/).textContent();
  return `${said}, ${await cards(page).count()} cards`;
}

/** Opens a page of its own as often as wanted; gives a row of what was read there. */
async function visits(
  browser: Browser,
  { name, expected, times }: { name: string; expected: string; times: number },
  read: (page: Page) => Promise<string>,
): Promise<Row> {
  const tally = emptyTally();
  for (let visit = 0; visit < times; visit += 1) {
    const start = performance.now();
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const seen = await read(page).catch(() => "");
    await page.close();
    tally[seen === expected ? "right" : seen === "" ? "lost" : "wrong"] += 1;
    if (seen !== expected) tally.examples.push(`saw "${seen}" instead of "${expected}"`);
    tally.longestMs = Math.max(tally.longestMs, performance.now() - start);
  }
  return { name, figures: tallyFigures(tally), failures: tallyFailures(tally) };
}

/** Visits with a browser that cannot reach one of the hosts of others. */
async function otherHosts(browser: Browser, report: (row: Row) => void): Promise<void> {
  const site = await startSite({ env: CONFIGURED_SITE });
  const rows = rowsAt("canggu").length;
  const said = `Showing ${rows.toLocaleString("en-US")} rental(s) at Canggu`;
  const expected = `${said}, ${Math.min(rows, PAGE_SIZE)} cards`;
  for (const { name } of HOSTS) {
    for (const way of WAYS) {
      const visit = { name: `${name} host ${way}`, expected, times: VISITS };
      const row = await visits(browser, visit, async (page) => {
        await routeHosts(page, name, way);
        return readList(page, site.url);
      });
      report(row);
    }
  }
  await site.stop();
}

/** The words of a page that could not be made, and its button. */
async function readApology(page: Page, url: string): Promise<string> {
  const response = await page.goto(url);
  const words = page.getByText(/^(Error loading rentals\.|Something went wrong)$/).filter({ visible: true });
  await page.getByRole("button", { name: "Try again" }).first().waitFor();
  return `${response?.status()} ${await words.first().textContent()}`;
}

/** Visits of what was never read, while the data service is down. */
async function apologies(browser: Browser, report: (row: Row) => void): Promise<void> {
  const service = await startDataBehindProxy();
  const site = await startSite({ env: readingFrom(service, 2) });
  await service.inject("down");
  const rental = someRow(listedRows, ({ slug }) => slug !== null);
  const words = [
    ["a list that nobody has read, data service down", "/", "500 Error loading rentals."],
    ["a listing that nobody has read, data service down", pathOf(rental), "500 Something went wrong"],
  ] as const;
  for (const [name, path, expected] of words)
    report(await visits(browser, { name, expected, times: 1 }, (page) => readApology(page, site.url + path)));
  await site.stop();
  await service.close();
}

async function browsers(report: (row: Row) => void): Promise<void> {
  const browser = await launchChromium();
  await apologies(browser, report);
  await otherHosts(browser, report);
  await browser.close();
}

export const BROWSERS: Fault = { name: "browsers", title: "What a browser shows", run: browsers };
