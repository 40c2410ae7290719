import { expect, type Page, test } from "@playwright/test";
import { listedRows, rowsAt } from "../support/demo-rows.ts";
import { cards, openHome, untilInteractive } from "../support/home-screen.ts";
import { beginWith, readStored, storedState } from "../support/stored-likes.ts";

const HOME = "/?location=canggu";
const titled = rowsAt("canggu").filter(({ title }) => title !== null);

const heart = (page: Page, title: string | null) =>
  page.getByRole("button", { name: `Like ${title}`, exact: true });
const likedOnly = (page: Page) => page.getByRole("checkbox", { name: /^Show liked only/ });

test("a like is shown, counted and stored, and can be removed", { tag: "@smoke" }, async ({ page }) => {
  await openHome(page, HOME);
  const [row] = titled;
  const button = heart(page, row?.title ?? null);
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(HOME);
  await expect(likedOnly(page)).toHaveAccessibleName("Show liked only (1)");
  expect(await readStored(page)).toEqual({
    state: { displayCurrency: "IDR", likedRentalIds: [row?.id] },
    version: 1,
  });

  await page.reload();
  await untilInteractive(page);
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect(likedOnly(page)).toHaveAccessibleName("Show liked only (0)");
});

test("5,000 likes are counted and can still be changed", async ({ page }) => {
  const ids = listedRows.map(({ id }) => id);
  const others = Array.from({ length: 5_000 - ids.length }, (_, index) => 1_000_000 + index);
  await beginWith(page, storedState([...others, ...ids]));
  await openHome(page, HOME);
  await expect(likedOnly(page)).toHaveAccessibleName("Show liked only (5,000)");
  await heart(page, titled[0]?.title ?? null).click();
  await expect(likedOnly(page)).toHaveAccessibleName("Show liked only (4,999)");
  await likedOnly(page).check();
  await expect(cards(page).first().getByRole("link")).toHaveText(
    listedRows.at(-1)?.title ?? "Rental property",
  );
  // The 60 rentals of one call and the list's own 24, not all 5,000.
  expect(await cards(page).count()).toBeLessThanOrEqual(60 + 24);
});

test("likes last for the visit when storage is denied", async ({ page }) => {
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
  await openHome(page, HOME);
  const button = heart(page, titled[0]?.title ?? null);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(likedOnly(page)).toHaveAccessibleName("Show liked only (1)");
  await likedOnly(page).check();
  await expect(cards(page)).toHaveCount(1);
  expect(errors).toEqual([]);
});

test("likes and currency are migrated from the former site's cookies", async ({ page, context, baseURL }) => {
  const ids = rowsAt("canggu")
    .slice(0, 2)
    .map(({ id }) => id);
  const cookies = { likedRentals: encodeURIComponent(JSON.stringify(ids)), displayCurrency: "USD" };
  const url = baseURL ?? "";
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  await openHome(page, HOME);
  await expect(likedOnly(page)).toHaveAccessibleName("Show liked only (2)");
  await expect(page.getByRole("combobox", { name: "Currency" })).toHaveValue("USD");
  await expect.poll(() => context.cookies()).toEqual([]);
  expect(await readStored(page)).toEqual({
    state: { displayCurrency: "USD", likedRentalIds: ids },
    version: 1,
  });
});
