import { expect, type Page, test } from "@playwright/test";
import { mapPanel, openMap } from "../../support/map-panel.ts";

/** Presses "Share this list"; returns the copied address. */
async function sharedAddress(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Share this list" }).dispatchEvent("click");
  await expect(page.getByText("Link copied to clipboard")).toBeAttached();
  return page.evaluate(() => String(Object(window).copied));
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const writeText = async (text: string) => void Object.assign(window, { copied: text });
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    Reflect.deleteProperty(Navigator.prototype, "share");
  });
});

test("the address of a list is shared without the map's view", async ({ page, baseURL }) => {
  await openMap(page, "/?min_bedrooms=1");
  await mapPanel(page).getByRole("button", { name: "Zoom in" }).click();
  expect(await sharedAddress(page)).toBe(`${baseURL}/?min_bedrooms=1`);
});
