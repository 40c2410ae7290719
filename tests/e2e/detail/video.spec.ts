import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "../../support/demo-rows.ts";
import { filmed, viewer } from "../../support/detail-screen.ts";

const video = (page: Page) => page.locator("article video").first();
const isPaused = (page: Page) =>
  video(page).evaluate((element) => element instanceof HTMLVideoElement && element.paused);

test("the first video plays muted, and pauses behind the photo viewer", async ({ page }) => {
  await page.goto(pathOf(filmed));
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect(video(page)).toHaveJSProperty("muted", true);
  await expect(video(page)).toHaveAttribute("playsinline");
  await expect(video(page)).toHaveAttribute("controls");
  await page.getByRole("button", { name: "Show all photos" }).click();
  await expect(viewer(page).locator("video")).toHaveJSProperty("paused", true);
  expect(await isPaused(page)).toBe(true);
});

test("after the photo viewer the video is playing or paused, muted or not, as before", async ({ page }) => {
  const lookAtPhotos = async () => {
    await page.getByRole("button", { name: "Show all photos" }).click();
    await expect(viewer(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toHaveCount(0);
  };
  await page.goto(pathOf(filmed));
  await expect.poll(() => isPaused(page)).toBe(false);
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.loop = true;
    element.muted = false;
  });
  await lookAtPhotos();
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect(video(page)).toHaveJSProperty("muted", false);
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.pause();
    element.addEventListener("play", () => element.setAttribute("data-played-again", ""));
  });
  await lookAtPhotos();
  // Effects of the closed viewer have run once another one has opened.
  await lookAtPhotos();
  await expect(video(page)).not.toHaveAttribute("data-played-again");
});
