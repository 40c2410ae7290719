import { expect, type Page, test } from "@playwright/test";
import { listedRows, rowsAt } from "../support/demo-rows.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { cards, openHome, untilInteractive } from "../support/home-screen.ts";
import { beginWith, readStored, storedState } from "../support/stored-likes.ts";
import { readPage } from "./raw-page.ts";

const HOME = "/?location=canggu";
const titled = rowsAt("canggu").filter(({ title }) => title !== null);

const heart = (page: Page, title: string | null) =>
  page.getByRole("button", { name: `Like ${title}`, exact: true });
const likedOnly = (page: Page) => page.getByRole("checkbox", { name: /^Show liked only/ });

test("a like is shown, counted, kept and taken back", async ({ page }) => {
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

test("nothing is shown as liked, or as none, before the stored state is known", async ({ page, request }) => {
  const { html } = await readPage(request, HOME);
  expect(html).not.toContain('aria-pressed="true"');
  expect(html).toMatch(/liked<i> only<\/i> <b>\s*<\/b><\/span><\/label>/);

  const [row] = titled;
  await beginWith(page, storedState([row?.id ?? 0]));
  const release = await holdRequests(page, "**/_next/static/**/*.js");
  await page.goto(HOME, { waitUntil: "commit" });
  await expect(likedOnly(page)).toHaveAccessibleName("Show liked only");
  await expect(heart(page, row?.title ?? null)).toHaveAttribute("aria-pressed", "false");
  release();
  await expect(likedOnly(page)).toHaveAccessibleName("Show liked only (1)");
  await expect(heart(page, row?.title ?? null)).toHaveAttribute("aria-pressed", "true");
});

test("two tabs are in step", async ({ context, page }) => {
  const other = await context.newPage();
  await openHome(page, HOME);
  await openHome(other, HOME);
  const [first, second] = titled;
  await heart(page, first?.title ?? null).click();
  await expect(heart(other, first?.title ?? null)).toHaveAttribute("aria-pressed", "true");
  await heart(other, second?.title ?? null).click();
  await expect(heart(page, second?.title ?? null)).toHaveAttribute("aria-pressed", "true");
  await expect(likedOnly(page)).toHaveAccessibleName("Show liked only (2)");
  await heart(page, first?.title ?? null).click();
  await expect(likedOnly(other)).toHaveAccessibleName("Show liked only (1)");
  await other.getByRole("combobox", { name: "Currency" }).selectOption("EUR");
  await expect(page.getByRole("combobox", { name: "Currency" })).toHaveValue("EUR");
});

test("5,000 likes are shown and stay usable", async ({ page }) => {
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
  // One call's worth and those that the list had already, not all 5,000.
  expect(await cards(page).count()).toBeLessThanOrEqual(60 + 24);
});
