import { expect, type Page, test } from "@playwright/test";
import { rowsAt } from "../support/demo-rows.ts";
import { openHome, untilInteractive } from "../support/home-screen.ts";
import { readStored } from "../support/stored-likes.ts";

const HOME = "/?location=canggu";
const [a = 0, b = 0] = rowsAt("canggu").map(({ id }) => id);

async function openWithCookies(page: Page, baseURL: string | undefined, cookies: Record<string, string>) {
  const url = baseURL ?? "";
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  await openHome(page, HOME);
}

test("likes and currency are taken over once", async ({ page, baseURL, context }) => {
  const cookie = encodeURIComponent(JSON.stringify([a, b]));
  await openWithCookies(page, baseURL, { likedRentals: cookie, displayCurrency: "USD" });
  await expect(page.getByRole("checkbox", { name: "Show liked only (2)" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Currency" })).toHaveValue("USD");
  await expect.poll(() => context.cookies()).toEqual([]);
  expect(await readStored(page)).toEqual({
    state: { displayCurrency: "USD", likedRentalIds: [a, b] },
    version: 1,
  });
  await page.reload();
  await untilInteractive(page);
  await expect(page.getByRole("checkbox", { name: "Show liked only (2)" })).toBeVisible();
});

test("a malformed cookie is removed without harm", async ({ page, baseURL, context }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await openWithCookies(page, baseURL, { likedRentals: "%", displayCurrency: "%" });
  await expect(page.getByRole("checkbox", { name: "Show liked only (0)" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Currency" })).toHaveValue("IDR");
  await expect.poll(() => context.cookies()).toEqual([]);
  expect(errors).toEqual([]);
});
