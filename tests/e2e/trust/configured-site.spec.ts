import { test as base, expect } from "@playwright/test";
import { ANALYTICS_HOST, REPORTING_HOST } from "../../support/configured-site.ts";
import { GOOGLE_MAPS_URLS } from "../../support/google-maps-stand-in.ts";
import { cards, listStatus, openHome } from "../../support/home-screen.ts";
import { openMap } from "../../support/map-panel.ts";
import { describeProvider } from "../map/behaviour.ts";
import { reportsEarly, reportsRenderError, reportsServerError, reportsUncaught } from "./error-reporting.ts";
import { watchPolicy } from "./policy-violations.ts";
import { type ReportingSite, routeHosts, startReportingSite } from "./reporting-site.ts";

/** Long enough for the site's build, in case there is none yet. */
const START_MS = 240_000;

const test = base.extend<object, { site: ReportingSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const site = await startReportingSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: START_MS },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

test.describe.configure({ mode: "default" });

test.describe("errors are reported once", () => {
  test.beforeEach(({ page, site }) => routeHosts(page, site.receiver));

  test("uncaught errors and rejections, with release and personal data, and failed reads", ({ site, page }) =>
    reportsUncaught(site, page));
  test("errors before the reporting code has loaded", ({ site, page }) => reportsEarly(site, page));
  test("a render error, with the name of its boundary", ({ site, page }) => reportsRenderError(site, page));
  test("a server error, by the server alone", ({ site, page }) => reportsServerError(site, page));
});

test.describe("Google's map", () => {
  test.beforeEach(({ page, site }) => routeHosts(page, site.receiver));
  describeProvider(test);
});

test.describe("the analytics script", () => {
  const counted = `${ANALYTICS_HOST}/script.js`;

  test("is loaded asynchronously with the website's identifier, within the policy", async ({
    page,
    site,
  }) => {
    const violations = await watchPolicy(page);
    await routeHosts(page, site.receiver);
    const loaded = page.waitForRequest(counted);
    await openMap(page, "/");
    await loaded;
    const script = page.locator(`script[src="${counted}"]`);
    await expect(script).toHaveAttribute("data-website-id", "site-1");
    await expect(script).toHaveAttribute("data-do-not-track", "true");
    expect(await script.evaluate((element: HTMLScriptElement) => element.async)).toBe(true);
    await page.evaluate(() => {
      Promise.reject(new Error("to be reported under the policy"));
    });
    await expect.poll(() => site.receiver.holding("under the policy")).toHaveLength(1);
    expect(violations).toEqual([]);
  });

  for (const [wish, name, value] of [
    ["Do Not Track", "doNotTrack", "1"],
    ["Global Privacy Control", "globalPrivacyControl", true],
  ] as const) {
    test(`is not loaded for a visitor with ${wish}`, async ({ page, site }) => {
      await routeHosts(page, site.receiver);
      await page.addInitScript(
        ([property, wished]) => Object.defineProperty(Navigator.prototype, property, { get: () => wished }),
        [name, value] as const,
      );
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await openHome(page, "/");
      await page.waitForLoadState("networkidle");
      expect(requests.filter((url) => url.startsWith(ANALYTICS_HOST))).toEqual([]);
    });
  }
});

for (const how of ["refuse connections", "never answer"] as const) {
  test(`the list is complete while the hosts of map, analytics and reports ${how}`, async ({ page }) => {
    for (const url of [`${REPORTING_HOST}/**`, `${ANALYTICS_HOST}/**`, GOOGLE_MAPS_URLS]) {
      await page.route(url, (route) =>
        how === "never answer" ? undefined : route.abort("connectionrefused"),
      );
    }
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.goto("/?location=canggu", { waitUntil: "commit" });
    await expect(listStatus(page)).toHaveText(/^Showing \d+ rental\(s\) at Canggu$/);
    await expect(cards(page).first()).toBeVisible();
    const map = page.getByRole("region", { name: "Map of rentals" });
    await expect(map).toContainText(how === "never answer" ? "Loading..." : "The map could not be loaded.");
    expect(errors).toEqual([]);
  });
}
