import { expect, test } from "@playwright/test";
import { listStatus, openHome } from "../support/home-screen.ts";

test("the wheel scrolls the page until the whole list is visible, then the list", async ({ page }) => {
  await openHome(page, "/?location=canggu");
  const panel = page.getByRole("region", { name: "List of rentals" });
  // The code for the wheel is loaded after the first paint.
  await expect(page.getByRole("button", { name: "Share this list" })).toBeAttached();
  const bottom = () => panel.evaluate((list) => list.getBoundingClientRect().bottom - window.innerHeight);
  const scrolled = () => panel.evaluate((list) => list.scrollTop);
  const below = await bottom();
  expect(below).toBeGreaterThan(100);
  await panel.hover({ position: { x: 200, y: 100 } });
  for (let turn = 0; turn < below / 120; turn += 1) await page.mouse.wheel(0, 120);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await expect.poll(scrolled).toBe(0);
  await page.mouse.wheel(0, 120);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await expect(listStatus(page)).toBeAttached();
});
