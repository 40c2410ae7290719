import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, installedChromium } from "../../scripts/test/chromium.ts";
import { ANALYTICS_HOST, CONFIGURED_SITE, REPORTING_HOST } from "../e2e/configured-site.ts";
import { rowsAt } from "../e2e/demo-rows.ts";
import { GOOGLE_MAPS_STAND_IN, GOOGLE_MAPS_URLS } from "../e2e/google-maps-stand-in.ts";
import { listStatus, untilInteractive } from "../e2e/home-screen.ts";
import { startSite } from "../e2e/own-site.ts";
import type { Outcome } from "./outage.ts";
import { emptyTally } from "./traffic.ts";

const HOSTS: readonly { name: string; url: string | RegExp; well: string }[] = [
  { name: "map", url: GOOGLE_MAPS_URLS, well: GOOGLE_MAPS_STAND_IN },
  { name: "analytics", url: `${ANALYTICS_HOST}/**`, well: "" },
  { name: "reporting", url: `${REPORTING_HOST}/**`, well: "{}" },
];
const WAYS = ["refuses", "never answers"] as const;
const VISITS = 5;
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

/** One visit that reports an error of its own; the list must be whole and usable. */
async function visit(
  browser: Browser,
  site: string,
  failing: string,
  way: Way,
): Promise<"right" | "wrong" | "lost"> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await routeHosts(page, failing, way);
    await page.goto(`${site}/?location=canggu`, { waitUntil: "commit" });
    await untilInteractive(page);
    await page.evaluate(() => {
      Promise.reject(new Error("something to report"));
    });
    const isRight =
      (await listStatus(page).textContent()) === `Showing ${rowsAt("canggu").length} rental(s) at Canggu` &&
      (await page.getByRole("article").count()) > 0;
    return isRight ? "right" : "wrong";
  } catch {
    return "lost";
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
  for (const { name } of HOSTS) {
    for (const way of WAYS) {
      const tally = emptyTally();
      for (let visits = 0; visits < VISITS; visits += 1) {
        const start = performance.now();
        const result = await visit(browser, site.url, name, way);
        tally[result] += 1;
        tally.longestMs = Math.max(tally.longestMs, performance.now() - start);
      }
      tell({ ...tally, name: `${name} host ${way} (browser)`, recoveredMs: null });
    }
  }
  await browser.close();
  await site.stop();
}
