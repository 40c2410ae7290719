import { expect, type Locator, type Page, test } from "@playwright/test";
import { openOverList, openRental, untilRentalInteractive, villa } from "../../support/detail-screen.ts";

/** The first statement with a link, and the words in the text that it links to. */
async function firstStatement(screen: Page | Locator) {
  const link = screen.locator('a[href^="#says-"]').first();
  return { link, words: screen.locator((await link.getAttribute("href")) ?? "") };
}

const MARKED = "rgb(0, 0, 0)";

async function expectMarked(words: Locator, description: string) {
  await expect(words).toBeInViewport();
  await expect(words).toHaveCSS("color", MARKED);
  expect(description).toContain(await words.textContent());
}

const description = villa.raw_description ?? "";

test("on the page a statement leads to its words, and Back to the statement", async ({ page }) => {
  await openRental(page, villa);
  const { link, words } = await firstStatement(page);
  await page.getByText("Description", { exact: true }).click();
  await expect(words).toBeHidden();
  await link.click();
  await expectMarked(words, description);
  const address = page.url();
  await page.reload();
  await untilRentalInteractive(page);
  await expectMarked(words, description);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect(page).not.toHaveURL(address);
});

test("in the dialog a statement keeps the address, and Back leads to the list", async ({ page }) => {
  const modal = await openOverList(page, villa);
  const address = page.url();
  const { link, words } = await firstStatement(modal);
  await modal.getByText("Description", { exact: true }).click();
  await expect(words).toBeHidden();
  await link.click();
  await expectMarked(words, description);
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(`/?location=${villa.location}`);
});
