import { expect, type Page, test } from "@playwright/test";
import { rowsAt } from "../../support/demo-rows.ts";
import { cards, listStatus } from "../../support/home-screen.ts";
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

test("a shared list opens with the sharer's view of the map and selected marker", async ({
  page,
  browser,
  baseURL,
}) => {
  await openMap(page, "/?min_bedrooms=1");
  expect(await sharedAddress(page)).toBe(`${baseURL}/?min_bedrooms=1`);
  await mapPanel(page).getByRole("button", { name: "Zoom in" }).click();
  const denpasar = (of: Page) => mapPanel(of).getByRole("button", { name: /^Denpasar, \d+ rentals?$/ });
  await expect.poll(() => sharedAddress(page)).toMatch(/#map=-8\.\d+,115\.\d+,13$/);
  await denpasar(page).click();
  await expect(listStatus(page)).toHaveText(/at Denpasar$/);
  await expect
    .poll(() => sharedAddress(page))
    .toMatch(/\/\?min_bedrooms=1#map=-8\.\d+,115\.\d+,13,denpasar$/);
  const header = (await listStatus(page).textContent()) ?? "";
  const address = await sharedAddress(page);

  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(listStatus(other)).toHaveText(header);
  await expect(denpasar(other)).toHaveAttribute("aria-pressed", "true");
  await expect(other).toHaveURL("/?min_bedrooms=1");
  expect(await cards(other).count()).toBeLessThanOrEqual(rowsAt("denpasar").length);
  await other.close();
});
