import { expect } from "@playwright/test";
import { card, cards, openHome } from "../support/home-screen.ts";
import { test } from "./card-listings.ts";

test.describe.configure({ mode: "default" });

test("a card words what is known and leaves out what is not", async ({ page }) => {
  await openHome(page, "/?location=sanur");
  await expect(card(page, "Rental property")).toBeVisible();

  const weekly = card(page, "Weekly");
  await expect(weekly).toContainText("Sanur");
  await expect(weekly).toContainText("2 bedrooms · 1.5 bathrooms");
  await expect(weekly).toContainText("Rp 9,000,000 / week");
  await expect(weekly).toContainText("Rp 39,000,000 / month");
  // Midnight on Bali may pass while the tests run.
  await expect(weekly).toContainText(/Posted (Today|Yesterday)$/);

  await expect(card(page, "One picture")).toContainText("1 bedroom · 1 bathroom");
  const unknown = card(page, "Facts unknown");
  await expect(unknown).toContainText("Price on request");
  await expect(unknown).not.toContainText(/bedroom|bathroom|NaN|null|undefined|month/);
});

test("a cheap week that makes a dear month says so under a maximum price", async ({ page }) => {
  await openHome(page, "/?location=sanur&price_range=11");
  await expect(card(page, "Weekly")).toContainText("Above your maximum when paid by the month");
  await expect(card(page, "One picture")).not.toContainText("Above your maximum");
});

test("a card opens its rental with the filters, and gives focus and place back", async ({ page }) => {
  await openHome(page, "/?location=canggu");
  const link = cards(page).nth(9).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const top = await link.evaluate((element) => element.getBoundingClientRect().top);
  await link.click();
  await expect(page).toHaveURL("/rental/home-10?location=canggu");
  await expect(page.getByRole("heading", { level: 1, name: "Home 10" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/?location=canggu");
  await expect(link).toBeFocused();
  expect(await link.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(top, 0);
});
