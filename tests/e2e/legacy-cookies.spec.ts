import { expect, type Page, test } from "@playwright/test";
import { rowsAt } from "../support/demo-rows.ts";
import { openHome, untilInteractive } from "../support/home-screen.ts";
import { beginWith, readStored, storedState } from "../support/stored-likes.ts";

const HOME = "/?location=canggu";
const [a = 0, b = 0, c = 0] = rowsAt("canggu").map(({ id }) => id);

async function openWithCookies(page: Page, baseURL: string | undefined, cookies: Record<string, string>) {
  const url = baseURL ?? "";
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  await openHome(page, HOME);
}

const state = (likedRentalIds: number[], displayCurrency = "IDR") => ({
  state: { displayCurrency, likedRentalIds },
  version: 1,
});

const likes: readonly [what: string, cookie: string, ids: number[]][] = [
  ["a JSON list", encodeURIComponent(JSON.stringify([a, b])), [a, b]],
  ["a JSON list of texts", encodeURIComponent(JSON.stringify([String(a), String(b)])), [a, b]],
  ["a comma list with blanks and repeats", encodeURIComponent(`${a}, ${b},,${a}`), [a, b]],
];

for (const [what, cookie, ids] of likes) {
  test(`likes in ${what} are taken over once`, async ({ page, baseURL, context }) => {
    await openWithCookies(page, baseURL, { likedRentals: cookie, displayCurrency: "USD" });
    await expect(page.getByRole("checkbox", { name: `Show liked only (${ids.length})` })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Currency" })).toHaveValue("USD");
    await expect.poll(() => context.cookies()).toEqual([]);
    expect(await readStored(page)).toEqual(state(ids, "USD"));
    await page.reload();
    await untilInteractive(page);
    await expect(page.getByRole("checkbox", { name: `Show liked only (${ids.length})` })).toBeVisible();
  });
}

const malformed = ["", "[1", "%", "x".repeat(3_000)];

for (const cookie of malformed) {
  test(`a malformed cookie ${JSON.stringify(cookie.slice(0, 20))} is removed without harm`, async ({
    page,
    baseURL,
    context,
  }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await openWithCookies(page, baseURL, { likedRentals: cookie, displayCurrency: cookie });
    await expect(page.getByRole("checkbox", { name: "Show liked only (0)" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Currency" })).toHaveValue("IDR");
    await expect.poll(() => context.cookies()).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test("likes of cookies come before those stored already, each once", async ({ page, baseURL }) => {
  await beginWith(page, storedState([b, c], "EUR"));
  await openWithCookies(page, baseURL, { likedRentals: `${a},${b}` });
  await expect(page.getByRole("checkbox", { name: "Show liked only (3)" })).toBeVisible();
  expect(await readStored(page)).toEqual(state([a, b, c], "EUR"));
});

test("other cookies are left alone", async ({ page, baseURL, context }) => {
  await openWithCookies(page, baseURL, { likedRentals: "[]", theme: "dark", xlikedRentals: "1" });
  const names = async () => (await context.cookies()).map(({ name }) => name).sort();
  await expect.poll(names).toEqual(["theme", "xlikedRentals"]);
});
