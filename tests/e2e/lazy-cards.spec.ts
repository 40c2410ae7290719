import { expect } from "@playwright/test";
import { MANY, many, test } from "./card-listings.ts";
import { cards, listStatus, openHome, watchRequests } from "./home-screen.ts";

test.describe.configure({ mode: "default" });

const BATCH = 24;

test("500 results come in batches of 24 while scrolling, and stay", async ({ page }) => {
  test.slow();
  const requests = watchRequests(page);
  await openHome(page, "/?location=canggu");
  await expect(listStatus(page)).toHaveText(`Showing ${MANY} rental(s) at Canggu`);
  await expect(cards(page)).toHaveCount(BATCH);
  expect(requests).toHaveLength(1);

  for (let shown = BATCH; shown < MANY; shown = Math.min(shown + BATCH, MANY)) {
    await cards(page)
      .nth(shown - 1)
      .scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(Math.min(shown + BATCH, MANY));
  }
  await expect(cards(page).getByRole("link")).toHaveText(many.map(({ title }) => title ?? ""));
  const batches = requests.filter((url) => url.includes("/api/rentals"));
  expect(batches.length).toBeLessThanOrEqual(Math.ceil((MANY - BATCH) / BATCH));
  expect(requests).toHaveLength(1 + batches.length);

  await cards(page).first().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(MANY);
  expect(requests).toHaveLength(1 + batches.length);
});

test("a batch that fails says so and can be asked for again", async ({ page }) => {
  await page.route("**/api/rentals?*", (route) => route.fulfill({ status: 503, json: { error: "busy" } }));
  await openHome(page, "/?location=canggu");
  await cards(page)
    .nth(BATCH - 1)
    .scrollIntoViewIfNeeded();
  const alert = page.getByRole("alert").filter({ hasText: "More rentals could not be loaded." });
  await expect(alert).toBeVisible();
  await expect(cards(page)).toHaveCount(BATCH);
  await page.unroute("**/api/rentals?*");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(2 * BATCH);
});
