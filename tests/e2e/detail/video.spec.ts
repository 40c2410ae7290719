import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "../demo-rows.ts";
import { filmed, viewer } from "./detail-screen.ts";

const video = (page: Page) => page.locator("article video").first();
const isPaused = (page: Page) =>
  video(page).evaluate((element) => element instanceof HTMLVideoElement && element.paused);

test("the first video plays muted and stops behind the photo viewer", async ({ page }) => {
  await page.goto(pathOf(filmed));
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect(video(page)).toHaveJSProperty("muted", true);
  await expect(video(page)).toHaveAttribute("playsinline");
  await expect(video(page)).toHaveAttribute("controls");
  await page.getByRole("button", { name: "Show all photos" }).click();
  await expect(viewer(page).locator("video")).toHaveJSProperty("paused", true);
  expect(await isPaused(page)).toBe(true);
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("it waits for the visitor", async ({ page }) => {
    await page.goto(pathOf(filmed));
    await expect(video(page)).toHaveJSProperty("readyState", 4);
    expect(await isPaused(page)).toBe(true);
  });
});
