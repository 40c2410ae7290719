import { expect, type Page, test } from "@playwright/test";
import { openRental, villa } from "../../support/detail-screen.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

async function share(page: Page): Promise<void> {
  await openRental(page, villa);
  const button = page.getByRole("button", { name: "Share", exact: true });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  const panel = page.getByRole("region", { name: "Share this place" });
  await expect(panel.getByRole("heading", { name: "Share this place" })).toBeVisible();
  await expect(panel.getByRole("status")).toBeAttached();
  await panel.getByRole("button", { name: "Copy Link" }).press("Enter");
  await expect(panel.getByRole("status")).toHaveText("Link copied to clipboard");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
}

async function details(page: Page): Promise<void> {
  await openRental(page, villa);
  const all = page.locator("article details").filter({ visible: true });
  expect(await all.count(), "contact, source and description unfold").toBeGreaterThanOrEqual(3);
  for (const part of await all.all()) {
    const before = await part.getAttribute("open");
    await part.locator("summary").press("Enter");
    await expect(part).toHaveJSProperty("open", before === null);
  }
}

test("H14: the share panel exposes its state, has a heading, announces the copy and closes on Escape", ({
  page,
}) => share(page));

test("H15: expandable details open and close by keyboard", ({ page }) => details(page));
