import { expect, test } from "@playwright/test";
import { rowsAt } from "../support/demo-rows.ts";
import { listStatus, openFilters, openHome } from "../support/home-screen.ts";

const HOME = "/?location=canggu";
const FILTERED = `${HOME}&price_range=38&min_bedrooms=1&dateRange=week&sort=pricePerMonthAsc&keywords=wifi`;

test("each active filter is a chip that removes it, and 'Clear all' resets every filter", {
  tag: "@smoke",
}, async ({ page }) => {
  await openHome(page, FILTERED);
  const chips = page.getByRole("list", { name: "Active filters" }).getByRole("link");
  const labels = ["Canggu", "Up to 38M", "1+ bedrooms", "Last 7 Days", '"wifi"'];
  await expect(chips).toHaveCount(labels.length + 1);
  for (const label of labels)
    await expect(page.getByRole("link", { name: `Remove filter: ${label}` })).toBeVisible();

  await page.getByRole("link", { name: "Remove filter: 1+ bedrooms" }).click();
  await expect(page).toHaveURL(FILTERED.replace("&min_bedrooms=1", ""));
  await page.getByRole("link", { name: "Remove filter: Last 7 Days" }).click();
  await expect(page).toHaveURL(`${HOME}&price_range=38&sort=pricePerMonthAsc&keywords=wifi`);
  await expect(chips).toHaveCount(labels.length - 1);
  await page.goBack();
  await expect(chips).toHaveCount(labels.length);

  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("list", { name: "Active filters" })).toHaveCount(0);
  const bar = await openFilters(page);
  await expect(bar.getByRole("combobox", { name: "Location" })).toHaveValue("");
  await expect(bar.getByRole("combobox", { name: "Date range" })).toHaveValue("month");
  await expect(bar.getByRole("searchbox", { name: "Keywords" })).toHaveValue("");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("the filter button counts active filters and opens a sheet that closes by button, Escape and a press outside", async ({
    page,
  }) => {
    await openHome(page, HOME);
    const fold = page.getByRole("button", { name: /^Filters/ });
    const sort = page.getByRole("combobox", { name: "Sort" });
    await expect(fold).toHaveText("Filters (1)");
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    await expect(sort).toBeHidden();

    await fold.click();
    await expect(fold).toHaveAttribute("aria-expanded", "true");
    await page.getByRole("combobox", { name: "Location" }).click();
    await expect(page.getByRole("listbox", { name: "Locations" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox", { name: "Locations" })).toBeHidden();
    await expect(sort).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sort).toBeHidden();
    await expect(fold).toBeFocused();

    await fold.click();
    await expect(sort).toBeVisible();
    await page.mouse.click(180, 20);
    await expect(sort).toBeHidden();

    await fold.click();
    await page.getByRole("button", { name: `Show ${rowsAt("canggu").length} rentals` }).click();
    await expect(sort).toBeHidden();
    await expect(listStatus(page)).toBeInViewport();

    await fold.click();
    await sort.selectOption("pricePerMonthAsc");
    await expect(sort).toBeVisible();
    await page.getByRole("button", { name: "Close filters" }).click();
    await expect(sort).toBeHidden();
    await expect(page.getByRole("button", { name: "Filters (1)" })).toBeFocused();
  });
});
