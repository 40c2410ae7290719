import { expect, type Page, test } from "@playwright/test";
import { rowsAt } from "../../support/demo-rows.ts";
import { card, cards, listStatus, openHome } from "../../support/home-screen.ts";

const rows = rowsAt("canggu");
const HOME = "/?location=canggu";
const [first, second] = rows.filter(({ title }) => title !== null).map(({ title }) => title ?? "");

async function hide(page: Page, title: string) {
  await card(page, title).hover();
  await page.getByRole("button", { name: `Hide ${title}`, exact: true }).click();
}

test("a rental is hidden and counted, and shown again by Undo or with all others", {
  tag: ["@phone-only", "@smoke"],
}, async ({ page }) => {
  await openHome(page, HOME);
  await hide(page, first ?? "");
  await expect(card(page, first ?? "")).toBeHidden();
  await expect(page.getByText("Hidden from lists.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card(page, first ?? "")).toBeVisible();
  await expect(page.getByText(/\d hidden/)).toHaveCount(0);

  await hide(page, first ?? "");
  await hide(page, second ?? "");
  await expect(page.getByText("2 hidden")).toBeVisible();
  // The list's status still counts hidden rentals.
  await expect(listStatus(page)).toHaveText(`Showing ${rows.length} rental(s) at Canggu`);

  // The next visit hides the rental in its first paint, before the page's own scripts.
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(card(page, first ?? "")).toBeHidden();
  await page.unroute("**/_next/static/**/*.js");

  await page.reload();
  await expect(page.getByText("2 hidden")).toBeVisible();
  await page.getByRole("button", { name: "Show the 2 hidden rentals" }).click();
  await expect(card(page, first ?? "")).toBeVisible();
  await expect(card(page, second ?? "")).toBeVisible();
  await expect(page.getByText("2 rentals are shown again.")).toBeVisible();
});

/** Reads the mark after the posting date on a card. */
function markOf(page: Page, title: string) {
  const posted = card(page, title).getByText(/^Posted/);
  return () => posted.evaluate((element) => getComputedStyle(element, "::after").content);
}

test("an opened rental is marked as seen in the list", async ({ page }) => {
  await openHome(page, HOME);
  const opened = card(page, first ?? "");
  const mark = markOf(page, first ?? "");
  expect(await mark()).toBe("none");
  await opened.getByRole("link").click();
  // The dialog opens before its rental has loaded, which counts as opened only then.
  await expect(page.getByRole("dialog").getByRole("heading", { level: 1, name: first ?? "" })).toBeVisible();
  await page.getByRole("button", { name: "Back to listings" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(mark).toBe('" · Seen"');
  await page.reload();
  await expect.poll(mark).toBe('" · Seen"');
});
