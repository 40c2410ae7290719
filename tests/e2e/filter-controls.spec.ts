import { expect, test } from "@playwright/test";
import { rowsAt } from "../support/demo-rows.ts";
import { cards, listStatus, openFilters, openHome, watchRequests } from "../support/home-screen.ts";

const HOME = "/?location=canggu";

test("the six filter controls are in view with their defaults", { tag: "@smoke" }, async ({ page }) => {
  await openHome(page, "/");
  const bar = await openFilters(page);
  for (const [label, value] of [
    ["Price range", ""],
    ["Minimum bedrooms", ""],
    ["Date range", "month"],
    ["Sort", "none"],
  ] as const) {
    const select = bar.getByRole("combobox", { name: label });
    await expect(select).toBeInViewport();
    await expect(select).toHaveValue(value);
  }
  const location = bar.getByRole("combobox", { name: "Location" });
  await expect(location).toBeInViewport();
  await expect(location).toHaveAttribute("placeholder", "Location");
  await expect(bar.getByRole("button", { name: /^Filters/ })).toBeHidden();
  const keywords = bar.getByRole("searchbox", { name: "Keywords" });
  await expect(keywords).toBeInViewport();
  await expect(keywords).toHaveAttribute("placeholder", "Keywords (eg pool, wifi, etc)");
});

test("a filter narrows the list with one request, and Back removes it", { tag: "@smoke" }, async ({
  page,
}) => {
  await openHome(page, HOME);
  const select = (await openFilters(page)).getByRole("combobox", { name: "Price range" });
  const before = await select.inputValue();
  const requests = watchRequests(page);
  const expected = rowsAt("canggu").filter((row) => (row.price_amount ?? Infinity) <= 25_000_000);
  const header = `Showing ${expected.length} rental(s) at Canggu`;

  await select.focus();
  await select.selectOption("25");
  await expect(page).toHaveURL(`${HOME}&price_range=25`);
  await expect(listStatus(page)).toHaveText(header);
  await expect(cards(page)).toHaveCount(Math.min(expected.length, 24));
  expect(requests).toHaveLength(1);
  await expect(select).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(HOME);
  await expect(select).toHaveValue(before);
  await expect(listStatus(page)).toHaveText(`Showing ${rowsAt("canggu").length} rental(s) at Canggu`);
  await page.goForward();
  await expect(page).toHaveURL(`${HOME}&price_range=25`);
  await expect(select).toHaveValue("25");
  await expect(listStatus(page)).toHaveText(header);
});
