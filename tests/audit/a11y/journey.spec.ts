import { expect, type Page, test } from "@playwright/test";
import { viewer } from "../../support/detail-screen.ts";
import { listStatus, openHome } from "../../support/home-screen.ts";
import { tabTo } from "./measure/tab-stops.ts";

async function goTo(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  expect(
    await page.evaluate(() => document.activeElement?.matches(":focus-visible")),
    `${selector}: focus not shown`,
  ).toBe(true);
}

test.use({ viewport: { width: 1280, height: 900 }, permissions: ["clipboard-read", "clipboard-write"] });

test("H21: a visitor can filter, open, like, share, view photos and return to the card by keyboard alone", async ({
  page,
}) => {
  const press = (key: string) => page.keyboard.press(key);
  await openHome(page, "/");
  await goTo(page, "[role=combobox][name=location]");
  await page.keyboard.type("canggu");
  await expect(page.getByRole("option", { name: /^Canggu/ })).toBeVisible();
  await press("ArrowDown");
  await press("Enter");
  await expect(listStatus(page)).toHaveText(/^Showing [\d,]+ rental\(s\) at Canggu$/);
  await goTo(page, "a[data-rental]");
  const href = await page.evaluate(() => document.activeElement?.getAttribute("href"));
  await press("Enter");
  const dialog = page.locator("dialog[open]");
  await expect(dialog.getByRole("button", { name: "Like", exact: true })).toBeVisible();
  await goTo(page, "[data-umami-event=like-click]");
  await press("Enter");
  await expect(dialog.getByRole("button", { name: "Liked", exact: true })).toBeFocused();
  await goTo(page, "[data-umami-event=share-click]");
  await press("Enter");
  await goTo(page, "[data-umami-event-channel='Copy Link']");
  await press("Enter");
  await expect(page.getByText("Link copied to clipboard")).toBeVisible();
  await press("Escape");
  await goTo(page, "article button:has([data-photo])");
  await press("Enter");
  await expect(viewer(page)).toBeVisible();
  await press("ArrowRight");
  await press("Escape");
  await expect(viewer(page)).toBeHidden();
  await press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator(`a[data-rental][href="${href}"]`).filter({ visible: true })).toBeFocused();
});
