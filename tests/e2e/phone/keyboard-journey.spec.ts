import { expect, type Locator, type Page, test } from "@playwright/test";
import { listStatus, openHome } from "../../support/home-screen.ts";

const MAX_STOPS = 60;

/** Presses Tab until this is focused, as a visitor without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    // In one look: the field of the location is another element as soon as it has the focus.
    if ((await target.and(page.locator(":focus")).count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Opens the filters, which are behind a button. */
async function openSheet(page: Page): Promise<void> {
  const fold = page.getByRole("button", { name: /^Filters/ });
  await tabTo(page, fold);
  await page.keyboard.press("Enter");
  await expect(fold).toHaveAttribute("aria-expanded", "true");
}

test("keyboard alone filters, opens a card, likes it, sees its photos, shares it, and returns to the card", {
  tag: "@smoke",
}, async ({ context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
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

  await tabTo(page, dialog.getByRole("button", { name: "Like", exact: true }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Liked", exact: true })).toBeFocused();

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
  await tabTo(page, dialog.getByRole("button", { name: "Copy Link" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Link copied to clipboard")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Share this place" })).toBeHidden();

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/\?location=canggu$/);
  await expect(card).toBeFocused();
});
