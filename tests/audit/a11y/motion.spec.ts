import { expect, type Page, test } from "@playwright/test";
import { filmed, openOverList, openRental, villa } from "../../support/detail-screen.ts";
import { openMap } from "../../support/map-panel.ts";

/** Elements that move although the visitor prefers reduced motion. Runs in the page. */
function moving(): string[] {
  return [...document.querySelectorAll("*")].flatMap((element) => {
    const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
    const isStill = [animationDuration, transitionDuration].every((times) => /^(0s(, )?)+$/.test(times));
    return isStill && scrollBehavior === "auto" ? [] : [element.outerHTML.slice(0, 80)];
  });
}

async function still(page: Page): Promise<void> {
  await openMap(page, "/");
  expect(await page.evaluate(moving), "the list moves").toEqual([]);
  await openOverList(page, villa);
  expect(await page.evaluate(moving), "the modal moves").toEqual([]);
  await openRental(page, filmed);
  const video = page.locator("article video").first();
  await expect(video).toHaveJSProperty("readyState", 4);
  await expect(video).toHaveJSProperty("paused", true);
}

async function playing(page: Page): Promise<void> {
  await openRental(page, filmed);
  const video = page.locator("article video").first();
  await expect(video).toHaveJSProperty("paused", false);
  const { muted, controls } = await video.evaluate((element) => ({
    muted: element instanceof HTMLVideoElement && element.muted,
    controls: element instanceof HTMLVideoElement && element.controls,
  }));
  expect(muted, "the video plays with sound").toBe(true);
  expect(controls, "the video cannot be paused").toBe(true);
}

test("H16: with reduced motion nothing moves and no video plays", ({ page }) => still(page));

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("H16: without reduced motion a video plays muted, with controls", ({ page }) => playing(page));
});
