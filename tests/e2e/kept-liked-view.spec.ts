import { expect, type Page, test } from "@playwright/test";
import { listedRows } from "../support/demo-rows.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { cards, listStatus, openFilters, openHome } from "../support/home-screen.ts";
import { noteFrames, shownFrames } from "../support/shown-frames.ts";
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

/** Scrolls a card of the list to the middle of the screen, and waits until the page has stored where the list stands. */
async function scrollToCard(page: Page, at: number) {
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
  const before = await stored();
  const card = cards(page).nth(at);
  await card.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect.poll(stored).not.toBe(before);
  return card;
}

test("the liked-only view and its scroll position are back after the comparison", {
  tag: "@phone-only",
}, async ({ page }) => {
  await showLikedOnly(page, "/");
  const seen = await scrollToCard(page, LIKES - 2);
  const title = await seen.getByRole("link").textContent();
  await page.getByRole("link", { name: "Compare" }).dispatchEvent("click");
  await expect(page).toHaveURL(/\/compare/);
  await page.goBack();
  await expectLikedOnly(page);
  await expect(
    cards(page).filter({ has: page.getByRole("link", { name: title ?? "", exact: true }) }),
  ).toBeInViewport();
});

test("the liked-only view does not take over the scroll position of the list beneath it", {
  tag: "@phone-only",
}, async ({ page }) => {
  await showLikedOnly(page, "/?location=canggu");
  await likedOnly(page).uncheck();
  await scrollToCard(page, 12);
  await likedOnly(page).check();
  await expect(listStatus(page)).toHaveText(`${LIKES} liked rentals`);
  await page.getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/compare/);
  await page.goBack();
  await expectLikedOnly(page);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(400);
});

test("the liked-only view is back after a rental and a reload, with no other list painted before", async ({
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

  await page.addInitScript(noteFrames);
  await page.reload();
  await expectLikedOnly(page);
  const headers = (await shownFrames(page)).map(({ header }) => header);
  expect([...new Set(headers)]).toEqual(["Loading rentals...", `${LIKES} liked rentals`]);
  await likedOnly(page).uncheck();
  await page.reload();
  await expect(listStatus(page)).toHaveText(/in Map View$/);
  await expect(likedOnly(page)).not.toBeChecked();
});

test("the liked-only view belongs to the list that was loading when it was chosen", async ({ page }) => {
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
