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

test("a rental is hidden, counted, and back by undo or all at once", { tag: "@phone-only" }, async ({
  page,
}) => {
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
  // What matches is counted as before.
  await expect(listStatus(page)).toHaveText(`Showing ${rows.length} rental(s) at Canggu`);

  // Gone in the first paint of the next visit, before the page's own scripts.
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

/** What follows the posting date on a card. */
function markOf(page: Page, title: string) {
  const posted = card(page, title).getByText(/^Posted/);
  return () => posted.evaluate((element) => getComputedStyle(element, "::after").content);
}

test("a rental that was opened is marked as seen in the list", async ({ page }) => {
  await openHome(page, HOME);
  const opened = card(page, first ?? "");
  const mark = markOf(page, first ?? "");
  expect(await mark()).toBe("none");
  await opened.getByRole("link").click();
  // The dialog is there before its rental, which is opened only then.
  await expect(page.getByRole("dialog").getByRole("heading", { level: 1, name: first ?? "" })).toBeVisible();
  await page.getByRole("button", { name: "Back to listings" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(mark).toBe('" · Seen"');
  await page.reload();
  await expect.poll(mark).toBe('" · Seen"');
});
