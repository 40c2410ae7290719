import { expect, test } from "@playwright/test";
import { pathOf, rowsAt } from "../../support/demo-rows.ts";
import { openOverList, villa } from "../../support/detail-screen.ts";
import { holdRequests } from "../../support/hold-requests.ts";
import { card, cards, fetchAhead, listStatus, openHome, watchRequests } from "../../support/home-screen.ts";

const LIST = "/?location=canggu&sort=pricePerMonthAsc";
const OVER_LIST = `${pathOf(villa)}?location=canggu&sort=pricePerMonthAsc`;
const LIST_TITLE = /^Monthly rentals in Canggu, Bali/;
const SORTED = "&sort=pricePerMonthAsc";

test("a card opens over the list, prints without the list, and closes by Escape or Back", {
  tag: "@smoke",
}, async ({ page }) => {
  const modal = await openOverList(page, villa, SORTED);
  const villaTitle = new RegExp((villa.title ?? "").slice(0, 20));
  await expect(page).toHaveURL(OVER_LIST);
  await expect(page).toHaveTitle(villaTitle);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`${pathOf(villa)}$`),
  );
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  await expect(modal.locator(":focus")).toHaveCount(1);

  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(LIST);
  await expect(page).toHaveTitle(LIST_TITLE);
  await page.goForward();
  await expect(modal).toBeVisible();
  await expect(page).toHaveTitle(villaTitle);

  await page.emulateMedia({ media: "print" });
  await expect(listStatus(page)).toBeHidden();
  const printed = await modal.evaluate((dialog) => ({
    position: getComputedStyle(dialog).position,
    top: dialog.getBoundingClientRect().top + window.scrollY,
    cutOff: dialog.scrollHeight - dialog.clientHeight,
  }));
  expect(printed).toEqual({ position: "absolute", top: 0, cutOff: 0 });
  await page.emulateMedia({ media: "screen" });
  await expect(listStatus(page)).toBeVisible();

  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(LIST);
  await expect(page).toHaveTitle(LIST_TITLE);
});

test("a hovered card opens without another request", async ({ page }) => {
  await openHome(page, LIST);
  const link = card(page, villa.title ?? "").getByRole("link");
  await fetchAhead(page, link);
  await page.waitForLoadState("networkidle");
  const requests = watchRequests(page);
  await link.click();
  await expect(page).toHaveURL(OVER_LIST);
  await expect(page.getByRole("dialog", { name: villa.title ?? "", exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
});

test("a rental that no longer exists is reported over the list", async ({ page }) => {
  const modal = page.getByRole("dialog", { name: "Rental not found." });
  await openHome(page, "/?location=canggu");
  await card(page, villa.title ?? "").scrollIntoViewIfNeeded();
  const link = card(page, villa.title ?? "").getByRole("link");
  await link.evaluate((anchor) => anchor.setAttribute("href", "/rental/gone-meanwhile"));
  await link.click();
  await expect(modal).toBeVisible();
  await expect(page).toHaveTitle(/^Rental not found/);
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
});

test("a filter changed while a rental is loading cancels the rental", async ({ page }) => {
  const canggu = `Showing ${rowsAt("canggu").length} rental(s) at Canggu`;
  await openHome(page, "/?location=canggu&min_bedrooms=2");
  const letThrough = await holdRequests(page, /\/rental\//);
  await cards(page).first().getByRole("link").click();
  await page.getByRole("link", { name: "Remove filter: 2+ bedrooms" }).click();
  await expect(listStatus(page)).toHaveText(canggu);
  letThrough();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL("/?location=canggu");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Remove filter: 2+ bedrooms" })).toBeVisible();
  await expect(listStatus(page)).not.toHaveText(canggu);
});
