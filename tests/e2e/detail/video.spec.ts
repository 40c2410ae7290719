import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "../../support/demo-rows.ts";
import { filmed, filmedLater, openRental, viewer } from "../../support/detail-screen.ts";

const video = (page: Page) => page.locator("article video").first();
const hasData = (element: Element) => element instanceof HTMLVideoElement && element.readyState > 1;
const wasPlayed = (element: Element) => element instanceof HTMLVideoElement && element.played.length > 0;
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

test("a later video waits for the visitor, also in the viewer", async ({ page }) => {
  await openRental(page, filmedLater);
  const number = filmedLater.media_urls.findIndex((url) => url.endsWith(".mp4")) + 1;
  const still = page.getByRole("button", { name: new RegExp(`^Photo ${number} of `) });
  await expect.poll(() => video(page).evaluate(hasData)).toBe(true);
  expect(await video(page).evaluate(wasPlayed)).toBe(false);
  await still.click();
  const opened = viewer(page).locator("video");
  await expect.poll(() => opened.evaluate(hasData)).toBe(true);
  for (const each of [video(page), opened]) expect(await each.evaluate(wasPlayed)).toBe(false);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the first video waits for the visitor", async ({ page }) => {
    await page.goto(pathOf(filmed));
    await expect(video(page)).toHaveJSProperty("readyState", 4);
    expect(await isPaused(page)).toBe(true);
  });
});
