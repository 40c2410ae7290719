import { expect, type Page, test } from "@playwright/test";
import { openRental, villa } from "../../support/detail-screen.ts";

const shareButton = (page: Page) => page.getByRole("button", { name: "Share", exact: true });
const panel = (page: Page) => page.getByRole("region", { name: "Share this place" });

test("the copied share link leads to the rental", { tag: "@smoke" }, async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openRental(page, villa);
  await shareButton(page).click();
  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(panel(page).getByRole("status")).toHaveText("Link copied to clipboard");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/rental?slug=${villa.slug}`);
  await page.goto(link);
  await expect(page).toHaveURL(`/rental/${villa.slug}`);
});

test("the top of the share panel can be reached on a screen that is zoomed in", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openRental(page, villa);
  await shareButton(page).click();
  const copy = panel(page).getByRole("button", { name: "Copy Link" });
  await copy.scrollIntoViewIfNeeded();
  await expect(copy).toBeInViewport({ ratio: 1 });
});
