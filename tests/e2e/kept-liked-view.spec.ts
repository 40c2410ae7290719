import { expect, type Page, test } from "@playwright/test";
import { listedRows } from "../support/demo-rows.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { cards, listStatus, openFilters, openHome } from "../support/home-screen.ts";
import { beginWith, storedState } from "../support/stored-likes.ts";

const LIKES = 12;
const liked = listedRows.slice(0, LIKES);
const likedOnly = (page: Page) => page.getByRole("checkbox", { name: /^Show liked only/ });

async function showLikedOnly(page: Page, path: string) {
  await beginWith(page, storedState(liked.map(({ id }) => id)));
  await openHome(page, path);
  await likedOnly(page).check();
  await expect(listStatus(page)).toHaveText(`${LIKES} liked rentals`);
  await expect(cards(page)).toHaveCount(LIKES);
}

async function expectLikedOnly(page: Page) {
  await expect(listStatus(page)).toHaveText(`${LIKES} liked rentals`);
  await expect(likedOnly(page)).toBeChecked();
}

test("the liked-only view is back after a rental and a reload, and going back leaves it", async ({
  page,
}) => {
  await showLikedOnly(page, "/");
  await cards(page).first().getByRole("link").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectLikedOnly(page);
  await cards(page).first().getByRole("link").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expectLikedOnly(page);

  await page.reload();
  await expectLikedOnly(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(listStatus(page)).toHaveText(/in Map View$/);
  await expect(likedOnly(page)).not.toBeChecked();
  await page.goForward();
  await expectLikedOnly(page);
});

test("the liked-only view belongs to the list that was loading when it was chosen, and going back leaves it", async ({
  page,
}) => {
  await beginWith(page, storedState(liked.map(({ id }) => id)));
  await openHome(page, "/");
  const letThrough = await holdRequests(page, /sort|_rsc/);
  const bar = await openFilters(page);
  await bar.getByRole("combobox", { name: "Sort" }).selectOption("pricePerMonthAsc");
  await likedOnly(page).check();
  await expectLikedOnly(page);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  letThrough();
  await expect(page).toHaveURL("/?sort=pricePerMonthAsc");
  await expectLikedOnly(page);
  await page.reload();
  await expectLikedOnly(page);
  await page.goBack();
  await expect(page).toHaveURL("/?sort=pricePerMonthAsc");
  await expect(listStatus(page)).toHaveText(/in Map View$/);
  await expect(likedOnly(page)).not.toBeChecked();
});

test("the liked-only view does not carry over to another list", async ({ page }) => {
  await beginWith(page, storedState(liked.map(({ id }) => id)));
  await openHome(page, "/");
  const bar = await openFilters(page);
  await bar.getByRole("combobox", { name: "Sort" }).selectOption("pricePerMonthAsc");
  await expect(page).toHaveURL("/?sort=pricePerMonthAsc");
  await likedOnly(page).check();
  await expectLikedOnly(page);
  await page.goBack();
  await expect(listStatus(page)).toHaveText(/in Map View$/);
  await expect(likedOnly(page)).not.toBeChecked();
  await page.reload();
  await expect(listStatus(page)).toHaveText(/in Map View$/);
  await expect(likedOnly(page)).not.toBeChecked();
  await page.goForward();
  await expectLikedOnly(page);
});
