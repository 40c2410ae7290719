import { expect, type Page, test } from "@playwright/test";
import { heading, openRental, viewer, villa } from "../../support/detail-screen.ts";
import { card, openHome } from "../../support/home-screen.ts";

test.use({ viewport: { width: 1280, height: 900 } });

const TABS = 50;
const title = villa.title ?? "";
const total = villa.media_urls.length;

/** Whether the focus is in the topmost dialog, or on the browser's own controls, which pages see as the body. */
function focusIsInside(): boolean {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const focused = document.activeElement;
  return dialog !== undefined && (dialog.contains(focused) || focused === document.body);
}

async function trapped(page: Page): Promise<void> {
  for (let tab = 1; tab <= TABS; tab += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(focusIsInside), `the focus leaves the dialog at Tab ${tab}`).toBe(true);
  }
}

test("H12: the modal is named by its heading, keeps the focus for 50 Tabs, and Escape returns to the card", async ({
  page,
}) => {
  await openHome(page, `/?location=${villa.location}`);
  const link = card(page, title).getByRole("link");
  await card(page, title).scrollIntoViewIfNeeded();
  await link.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: title, exact: true });
  await expect(heading(page, villa)).toBeVisible();
  await expect(dialog).toHaveAttribute("aria-modal", "true");
  expect(await dialog.getAttribute("aria-labelledby")).toBe(await heading(page, villa).getAttribute("id"));
  expect(await page.evaluate(focusIsInside), "the focus is not inside").toBe(true);
  expect(
    await dialog.evaluate((element) => element.contains(document.activeElement)),
    "nothing inside has the focus",
  ).toBe(true);
  await link.evaluate((element) => element.focus());
  expect(await page.evaluate(focusIsInside), "the page behind takes the focus").toBe(true);
  await trapped(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await openRental(page, villa);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("H13: the photo viewer is a dialog, its arrows stop at the ends, and Escape returns to its opener", async ({
  page,
}) => {
  await openRental(page, villa);
  const opener = page.getByRole("button", { name: `Photo 2 of ${total}: ${title}` });
  await opener.focus();
  await page.keyboard.press("Enter");
  const counter = viewer(page).locator("[aria-live=polite]");
  await expect(counter).toHaveText(`2 / ${total}`);
  await trapped(page);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowLeft");
  await expect(counter).toHaveText(`1 / ${total}`);
  for (let press = 0; press < total + 2; press += 1) await page.keyboard.press("ArrowRight");
  await expect(counter).toHaveText(`${total} / ${total}`);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(heading(page, villa)).toBeVisible();
});
