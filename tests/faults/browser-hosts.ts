import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, installedChromium } from "../../scripts/test/chromium.ts";
import { ANALYTICS_HOST, CONFIGURED_SITE, REPORTING_HOST } from "../e2e/configured-site.ts";
import { rowsAt } from "../e2e/demo-rows.ts";
import { GOOGLE_MAPS_STAND_IN, GOOGLE_MAPS_URLS } from "../e2e/google-maps-stand-in.ts";
import { cards, untilInteractive } from "../e2e/home-screen.ts";
import { startSite } from "../e2e/own-site.ts";
import type { Outcome } from "./outage.ts";
import { emptyTally } from "./traffic.ts";

const HOSTS: readonly { name: string; url: string | RegExp; well: string }[] = [
  { name: "map", url: GOOGLE_MAPS_URLS, well: GOOGLE_MAPS_STAND_IN },
  { name: "analytics", url: `${ANALYTICS_HOST}/**`, well: "" },
  { name: "reporting", url: `${REPORTING_HOST}/**`, well: "{}" },
];
const WAYS = ["refuses", "never answers"] as const;
const VISITS = 10;
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
async function visit(browser: Browser, site: string, failing: string, way: Way): Promise<string> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await routeHosts(page, failing, way);
    await page.goto(`${site}/?location=canggu`, { waitUntil: "commit" });
    await untilInteractive(page);
    await page.evaluate(() => {
      Promise.reject(new Error("something to report"));
    });
    const results = page.getByRole("region", { name: "Results" });
    // In the page's own HTML until the live region's script runs, then in that.
    const said = await results.getByText(/^Showing|^No rentals|^Error/).textContent();
    return `${said}, ${await cards(page).count()} cards`;
  } catch {
    return "";
  } finally {
    await page.close();
  }
}

/** Visits with a browser that cannot reach one of the hosts of others. */
export async function browserHosts(tell: (outcome: Outcome) => void): Promise<void> {
  const site = await startSite({ env: CONFIGURED_SITE });
  const executablePath = installedChromium();
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: CHROMIUM_ARGS,
  });
  const rows = rowsAt("canggu").length;
  const expected = `Showing ${rows} rental(s) at Canggu, ${Math.min(rows, PAGE_SIZE)} cards`;
  for (const { name } of HOSTS) {
    for (const way of WAYS) {
      const tally = emptyTally();
      for (let visits = 0; visits < VISITS; visits += 1) {
        const start = performance.now();
        const seen = await visit(browser, site.url, name, way);
        tally[seen === expected ? "right" : seen === "" ? "lost" : "wrong"] += 1;
        if (seen !== expected) tally.failures.push(seen);
        tally.longestMs = Math.max(tally.longestMs, performance.now() - start);
      }
      tell({ ...tally, name: `${name} host ${way} (browser)`, recoveredMs: null });
    }
  }
  await browser.close();
  await site.stop();
}
