import { expect, type Locator, type Page, test } from "@playwright/test";
import { foldedText, rowsAt } from "../support/demo-rows.ts";
import { cards, listStatus, openFilters, openHome } from "../support/home-screen.ts";

const HOME = "/?location=canggu";
/** Shorter than the pause after which keywords are searched. */
const BEFORE_PAUSE_MS = 250;
const AFTER_PAUSE_MS = 100;

/** The keyword field of a page with a paused clock, so that the test does not depend on the machine's speed. */
async function keywordField(page: Page) {
  await page.clock.install();
  await openHome(page, HOME);
  const field = (await openFilters(page)).getByRole("searchbox", { name: "Keywords" });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  return field;
}

const withPool = rowsAt("canggu").filter((row) => foldedText(row).includes("pool")).length;

test("keywords are searched when another filter is chosen, or the mouse pressed, right after typing", async ({
  page,
}) => {
  const field = await keywordField(page);
  await field.pressSequentially("pool");
  await page.getByRole("combobox", { name: "Minimum bedrooms" }).selectOption("1");
  await page.clock.runFor(BEFORE_PAUSE_MS + AFTER_PAUSE_MS);
  await expect(page).toHaveURL(`${HOME}&min_bedrooms=1&keywords=pool`);

  await field.fill("wifi");
  await page.getByRole("heading", { level: 1 }).hover();
  await page.mouse.down();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(`${HOME}&min_bedrooms=1&keywords=wifi`);
});

/** Holds the button as a hand does: a page that moves meanwhile would lose the click. */
async function pressSlowly(page: Page, target: Locator) {
  await target.hover();
  await page.mouse.down();
  await page.clock.runFor(BEFORE_PAUSE_MS);
  await page.mouse.up();
}

test("a press right after typing hits its target", { tag: "@smoke" }, async ({ page }) => {
  const field = await keywordField(page);
  await field.pressSequentially("pool");
  await pressSlowly(page, page.getByRole("link", { name: "Clear all" }));
  await page.clock.runFor(BEFORE_PAUSE_MS + AFTER_PAUSE_MS);
  await expect(page).toHaveURL("/");
  await expect(field).toHaveValue("");

  await field.pressSequentially("pool");
  await page.clock.runFor(BEFORE_PAUSE_MS);
  const heart = cards(page)
    .first()
    .getByRole("button", { name: /^Like / });
  await pressSlowly(page, heart);
  await expect(page.getByRole("link", { name: "Liked rentals 1" })).toBeVisible();
  await page.clock.runFor(AFTER_PAUSE_MS);
  await expect(page).toHaveURL("/?keywords=pool");
});

test("keywords typed just before a card is opened are in its address, and in the list on the way back", async ({
  page,
}) => {
  const field = await keywordField(page);
  await field.pressSequentially("pool");
  const close = page.getByRole("button", { name: "Close filters" });
  if (await close.isVisible()) await close.click();
  await cards(page).first().getByRole("link").click();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/rental\/[^?]+\?location=canggu&keywords=pool$/);
  await page.goBack();
  await expect(page).toHaveURL(`${HOME}&keywords=pool`);
  await expect(listStatus(page)).toHaveText(`Showing ${withPool} rental(s) at Canggu`);
  await openFilters(page);
  await expect(field).toHaveValue("pool");
});

const SENTENCE = "2br canggu max 25 juta near the beach";

test("a sentence typed as keywords becomes filters by keyboard alone, and Back restores the keywords", {
  tag: ["@phone-only", "@smoke"],
}, async ({ page }) => {
  await openHome(page, "/");
  const field = (await openFilters(page)).getByRole("searchbox", { name: "Keywords" });
  await field.fill(SENTENCE);
  const offer = page.getByRole("button", { name: "Use filters: Canggu · Up to 25M per month · 2+ bedrooms" });
  await expect(offer).toBeVisible();
  await expect(page.getByText("Not understood: near the beach", { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(offer).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?location=canggu&price_range=25&min_bedrooms=2&price_by=month");
  await expect(listStatus(page)).toHaveText(/^Showing \d+ rental\(s\) at Canggu$/);
  await expect(field).toHaveValue("");
  await page.goBack();
  await expect(field).toHaveValue(SENTENCE);
});
