import { expect, type Page, test } from "@playwright/test";
import { rowsAt } from "../support/demo-rows.ts";
import { cards, openHome, untilInteractive } from "../support/home-screen.ts";
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
