import { expect, type Page, test } from "@playwright/test";
import { rowsAt } from "../support/demo-rows.ts";
import { cards, openHome } from "../support/home-screen.ts";
import { beginWith, readStored, storedState } from "../support/stored-likes.ts";

const HOME = "/?location=canggu";
const [first, second] = rowsAt("canggu").map(({ id }) => id);

const likedOnly = (page: Page) => page.getByRole("checkbox", { name: /^Show liked only/ });
const firstHeart = (page: Page) =>
  cards(page)
    .first()
    .getByRole("button", { name: /^Like / });

/** Likes the first card and sees the site go on working. */
async function likeFirst(page: Page, count: number) {
  await firstHeart(page).click();
  await expect(firstHeart(page)).toHaveAttribute("aria-pressed", "true");
  await expect(likedOnly(page)).toHaveAccessibleName(`Show liked only (${count})`);
}

test("a stored text that is no JSON counts as no likes, and is replaced by the next one", async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await beginWith(page, "{");
  await openHome(page, HOME);
  await expect(likedOnly(page)).toHaveAccessibleName("Show liked only (0)");
  await likeFirst(page, 1);
  expect(await readStored(page)).toEqual({
    state: { displayCurrency: "IDR", likedRentalIds: [first] },
    version: 1,
  });
  expect(errors).toEqual([]);
});

test("denied storage leaves likes for this visit", async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await openHome(page, "/");
  await likeFirst(page, 1);
  await likedOnly(page).check();
  await expect(cards(page)).toHaveCount(1);
  expect(errors).toEqual([]);
});

test("full storage leaves likes for this visit", async ({ page }) => {
  await beginWith(page, storedState([second ?? 0]));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await openHome(page, HOME);
  await likeFirst(page, 2);
  expect(errors).toEqual([]);
});
