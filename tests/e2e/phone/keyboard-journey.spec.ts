import { expect, type Page, test } from "@playwright/test";
import { listStatus, openHome } from "../../support/home-screen.ts";
import { tabTo } from "../../support/tab-to.ts";

/** Opens the filters, which are behind a button. */
async function openSheet(page: Page): Promise<void> {
  const fold = page.getByRole("button", { name: /^Filters/ });
  await tabTo(page, fold);
  await page.keyboard.press("Enter");
  await expect(fold).toHaveAttribute("aria-expanded", "true");
}

test("keyboard alone filters, opens a card, its photos and sharing, and returns to the card", {
  tag: ["@phone", "@smoke"],
}, async ({ page }) => {
  await openHome(page, "/");
  await openSheet(page);
  await tabTo(page, page.getByRole("combobox", { name: "Location" }));
  await page.keyboard.type("canggu");
  await expect(page.getByRole("option", { name: /^Canggu/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(listStatus(page)).toHaveText(/at Canggu$/);

  const card = page.getByRole("article").first().getByRole("link");
  await tabTo(page, card);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog").first();
  await expect(dialog.getByRole("heading", { level: 1 })).toBeVisible();

  await tabTo(page, dialog.getByRole("button", { name: "Show all photos" }));
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: /^Photos of / });
  await expect(viewer.getByText(/^1 \/ /)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText(/^2 \/ /)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("button", { name: "Show all photos" })).toBeFocused();

  await tabTo(page, dialog.getByRole("button", { name: "Share", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Share this place" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Share this place" })).toBeHidden();

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/\?location=canggu$/);
  await expect(card).toBeFocused();
});
