import { expect, type Page, test } from "@playwright/test";
import { allRows, listedRows, pathOf, type RentalRow } from "../support/demo-rows.ts";
import { openHome } from "../support/home-screen.ts";
import { beginWith, readStored, storedState } from "../support/stored-likes.ts";

const rows = listedRows.filter(({ title }) => title !== null);
const four = rows.slice(0, 4);
const deleted = allRows.filter(({ is_deleted }) => is_deleted)[0]?.id ?? 0;

const idsOf = (homes: readonly RentalRow[]) => homes.map(({ id }) => id);
const compare = (ids: readonly (number | string)[]) => `/compare?ids=${ids.join(",")}`;
const table = (page: Page) => page.getByRole("table", { name: "Comparison of homes" });

test("liked rentals are compared side by side", { tag: "@smoke" }, async ({ page }) => {
  await beginWith(page, storedState(idsOf(four).reverse()));
  await openHome(page, "/");
  await page.getByRole("checkbox", { name: /^Show liked only/ }).check();
  await page.getByRole("link", { name: "Compare 4 homes" }).click();
  await expect(page).toHaveURL(compare(idsOf(four)));
  await expect(page.getByRole("heading", { level: 1, name: "Compare 4 homes" })).toBeVisible();
  const titles = page.getByRole("columnheader").getByRole("link");
  expect(await titles.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    four.map(pathOf),
  );

  const count = () => table(page).getByRole("row").count();
  const all = await count();
  await page.getByRole("checkbox", { name: "Only differences" }).check();
  expect(await count()).toBeLessThan(all);
  await expect(page.getByRole("rowheader", { name: /they differ$/ })).toHaveCount((await count()) - 2);
});

test("four homes fit a phone without scrolling sideways, and their titles stay in sight", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto(compare(idsOf(four)));
  const title = page.getByRole("columnheader").first();
  await page.getByRole("rowheader", { name: /^Parking/ }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(title).toBeInViewport();
  const wide = await page.evaluate(
    () =>
      [...document.querySelectorAll("main, main *")].filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          /auto|scroll/.test(getComputedStyle(element).overflowX),
      ).length,
  );
  expect(wide).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
});

test("a shared list changes the visitor's likes only on 'Add all to mine'", {
  tag: "@smoke",
}, async ({ page }) => {
  const shared = [...idsOf(rows.slice(0, 6)), deleted];
  const own = [rows[7]?.id ?? 0, shared[1] ?? 0];
  const liked = () => readStored(page);
  const stored = (likedRentalIds: number[]) => ({
    state: { displayCurrency: "IDR", likedRentalIds },
    version: 1,
  });
  await beginWith(page, storedState(own));
  // An older link.
  await page.goto(compare(shared));
  await expect(page).toHaveURL(`/shared?ids=${shared.join(",")}`);
  await expect(page.getByRole("article")).toHaveCount(6);
  await expect(page.getByRole("heading", { level: 1, name: "Shortlist of 7 homes" })).toBeVisible();
  await expect(page.getByText("1 of 7 homes is no longer listed.")).toBeVisible();
  expect(await liked()).toEqual(stored(own));

  await page.getByRole("button", { name: "Add all to mine" }).click();
  await expect(page.getByText("5 added, 1 was already liked.")).toBeVisible();
  const added = shared.filter((id) => id !== deleted && !own.includes(id)).reverse();
  expect(await liked()).toEqual(stored([...own, ...added]));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("homes are compared, with only their differences", async ({ page }) => {
    await page.goto(compare(idsOf(rows.slice(0, 2))));
    await page.getByRole("checkbox", { name: "Only differences" }).check();
    await expect(page.getByRole("rowheader").first()).toHaveText(/≠/);
    await expect(page.getByRole("button", { name: "Add all to mine" })).toHaveCount(0);
  });
});
