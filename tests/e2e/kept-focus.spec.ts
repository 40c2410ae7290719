import { expect, type Page, test } from "@playwright/test";
import { rowsAt } from "../support/demo-rows.ts";
import { card } from "../support/home-screen.ts";
import { openMap } from "../support/map-panel.ts";

// Press keys only once the map's code has loaded: the code that keeps the focus comes with it.
const [first] = rowsAt("canggu").filter(
  ({ title, bedrooms }) => title !== null && bedrooms !== null && bedrooms > 0,
);
const results = (page: Page) => page.getByRole("region", { name: "Results" });
const chip = (page: Page, name: string) => page.getByRole("link", { name: `Remove filter: ${name}` });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("the first links of the page lead past the filters, to the list and to the map", async ({ page }) => {
  await openMap(page, "/");
  await page.getByRole("link", { name: "Skip to results" }).press("Enter");
  await expect(results(page)).toBeFocused();
  await page.getByRole("link", { name: "Skip to map" }).press("Enter");
  await expect(page.getByRole("region", { name: "Map of rentals" })).toBeFocused();
});

test("removing a filter moves the focus to the next filter, and at last to the list", async ({ page }) => {
  await openMap(page, "/?location=canggu&price_range=38&min_bedrooms=1");
  await chip(page, "Up to 38M").press("Enter");
  await expect(chip(page, "Up to 38M")).toHaveCount(0);
  await expect(chip(page, "1+ bedrooms")).toBeFocused();
  await chip(page, "1+ bedrooms").press("Enter");
  await expect(chip(page, "1+ bedrooms")).toHaveCount(0);
  await expect(chip(page, "Canggu")).toBeFocused();
  await page.getByRole("link", { name: "Clear all" }).press("Enter");
  await expect(page).toHaveURL("/");
  await expect(results(page)).toBeFocused();
});

test("the focus moves to the list when a rental is shown again or adverts are included", async ({ page }) => {
  await openMap(page, "/?location=canggu&min_bedrooms=1");
  const hide = button(page, `Hide ${first?.title}`);
  await hide.press("Enter");
  await button(page, "Undo").press("Enter");
  await expect(card(page, first?.title ?? "")).toBeVisible();
  await expect(results(page)).toBeFocused();
  await hide.press("Enter");
  await button(page, "Show the hidden rental").press("Enter");
  await expect(card(page, first?.title ?? "")).toBeVisible();
  await expect(results(page)).toBeFocused();

  await page
    .getByRole("link", { name: /^Include ads/ })
    .first()
    .press("Enter");
  await expect(page).toHaveURL(/unstated/);
  await expect(page.getByRole("link", { name: /^Leave out ads/ })).toBeVisible();
  await expect(page.locator("body")).not.toBeFocused();
});
