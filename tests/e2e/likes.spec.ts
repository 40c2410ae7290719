import { expect, type Page, test } from "@playwright/test";
import { rowsAt } from "../support/demo-rows.ts";
import { cards, listStatus, openHome, untilInteractive } from "../support/home-screen.ts";
import { readStored } from "../support/stored-likes.ts";

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

test("the liked-only view shows only likes, the latest first, and drops a rental that is unliked", {
  tag: "@smoke",
}, async ({ page }) => {
  await openHome(page, HOME);
  const liked = titled.slice(0, 3);
  for (const { title } of liked) await heart(page, title).click();
  await likedOnly(page).check();

  await expect(listStatus(page)).toHaveText("3 liked rentals");
  await expect(cards(page).getByRole("link")).toHaveText(liked.map(({ title }) => title ?? "").reverse());
  await expect(page.getByRole("search", { name: "Filters" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Map of rentals" })).toHaveCount(0);

  await heart(page, liked[1]?.title ?? null).click();
  await expect(cards(page).getByRole("link")).toHaveText([liked[2]?.title ?? "", liked[0]?.title ?? ""]);

  await likedOnly(page).uncheck();
  await expect(listStatus(page)).toHaveText(`Showing ${rowsAt("canggu").length} rental(s) at Canggu`);
  await expect(page.getByRole("search", { name: "Filters" })).toBeVisible();
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
