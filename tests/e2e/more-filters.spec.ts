import { expect, test } from "@playwright/test";
import { rowsAt } from "../support/demo-rows.ts";
import { listStatus, openHome, openMoreFilters } from "../support/home-screen.ts";

const HOME = "/?location=canggu";
const rows = rowsAt("canggu");

const shown = (count: number) => `Showing ${count} rental(s) at Canggu`;

test("filters behind More show their counts, narrow the list, and are removed by their chips", {
  tag: "@smoke",
}, async ({ page }) => {
  await openHome(page, HOME);
  const bar = await openMoreFilters(page);
  const villas = rows.filter(({ property_type }) => property_type === "villa");
  await bar.getByRole("checkbox", { name: `Villa (${villas.length})` }).check();
  await expect(page).toHaveURL(`${HOME}&type=villa`);
  await expect(listStatus(page)).toHaveText(shown(villas.length));

  const field = bar.getByRole("group", { name: "Price range, IDR per month" }).getByLabel("To");
  await field.fill("45jt");
  await field.press("Enter");
  await expect(page).toHaveURL(`${HOME}&type=villa&price_max=45000000`);
  await expect(field).toHaveValue("45,000,000");
  await expect(field).toBeFocused();

  await bar.getByRole("combobox", { name: "Minimum bedrooms" }).selectOption("2");
  await bar.getByRole("combobox", { name: "Maximum bedrooms" }).selectOption("2");
  await expect(page).toHaveURL(`${HOME}&min_bedrooms=2&type=villa&max_bedrooms=2&price_max=45000000`);

  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Remove filter: Exactly 2 bedrooms" }).click();
  await page.getByRole("link", { name: "Remove filter: Up to Rp 45M a month" }).click();
  await expect(page).toHaveURL(`${HOME}&type=villa`);
  await expect(listStatus(page)).toHaveText(shown(villas.length));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar's form keeps the filters of the panel", async ({ page }) => {
    await page.goto(`${HOME}&includes=wifi,pets&type=villa`);
    await page.getByRole("combobox", { name: "Sort" }).selectOption("Price / Month (low)");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(`${HOME}&sort=pricePerMonthAsc&includes=wifi,pets&type=villa`);
    await expect(page.getByRole("link", { name: "Remove filter: Villa" })).toBeVisible();
  });
});
