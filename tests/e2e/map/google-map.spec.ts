import { test as base, expect } from "@playwright/test";
import { GOOGLE_MAPS_STAND_IN, GOOGLE_MAPS_URLS } from "../../support/google-maps-stand-in.ts";
import { listStatus, openHome } from "../../support/home-screen.ts";
import { mapPanel, openMap } from "../../support/map-panel.ts";
import { CONFIGURED_SITE_PORT } from "../../support/ports.ts";
import { describeProvider } from "./behaviour.ts";

const test = base.extend<{ script: string }>({
  baseURL: `http://localhost:${CONFIGURED_SITE_PORT}`,
  script: [GOOGLE_MAPS_STAND_IN, { option: true }],
  page: async ({ page, script }, use) => {
    await page.route(GOOGLE_MAPS_URLS, (route) =>
      route.fulfill({ contentType: "text/javascript", body: script }),
    );
    await use(page);
  },
});

test.describe("Google's map", () => {
  describeProvider(test);

  test("says 'Loading...' while its script is on the way", async ({ page }) => {
    await page.route(GOOGLE_MAPS_URLS, () => {});
    await openHome(page, "/");
    await expect(mapPanel(page).getByText("Loading...")).toBeVisible();
    await expect(listStatus(page)).toHaveText(/in Map View$/);
  });

  test("a script that does not load leaves the list whole, and can be tried again", async ({ page }) => {
    await page.route(GOOGLE_MAPS_URLS, (route) => route.abort());
    await openHome(page, "/");
    await expect(mapPanel(page).getByText("The map could not be loaded.")).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.unroute(GOOGLE_MAPS_URLS);
    await page.route(GOOGLE_MAPS_URLS, (route) =>
      route.fulfill({ contentType: "text/javascript", body: GOOGLE_MAPS_STAND_IN }),
    );
    await mapPanel(page).getByRole("button", { name: "Try again" }).click();
    await expect(
      mapPanel(page)
        .getByRole("button", { name: /rentals?$/ })
        .first(),
    ).toBeVisible();
  });

  test("a refused key says so about the key, and the list works on", async ({ page }) => {
    await openMap(page, "/");
    await page.evaluate("window.__googleMaps.refuseKey()");
    await expect(mapPanel(page).getByText("Error: AuthFailure")).toBeVisible();
    await expect(mapPanel(page).getByText(/API key/)).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(listStatus(page)).toHaveText(/^Showing \d+ rental\(s\)/);
  });
});
