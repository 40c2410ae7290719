import { equal, ok } from "node:assert";
import { expect, type Page } from "@playwright/test";
import { filmed, openOverList, openRental, villa } from "../../../../tests/e2e/detail/detail-screen.ts";
import { openMap } from "../../../../tests/e2e/map/behaviour.ts";
import type { Check } from "../../check.ts";
import { noneFound } from "../none-found.ts";
import type { Visits } from "../visits.ts";

/** Elements that would move although the visitor does not want it. Runs in the page. */
function moving(): string[] {
  return [...document.querySelectorAll("*")].flatMap((element) => {
    const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
    const isStill = [animationDuration, transitionDuration].every((times) => /^(0s(, )?)+$/.test(times));
    return isStill && scrollBehavior === "auto" ? [] : [element.outerHTML.slice(0, 80)];
  });
}

async function still(page: Page): Promise<void> {
  await openMap(page, "/");
  noneFound(await page.evaluate(moving), "the list moves");
  await openOverList(page, villa);
  noneFound(await page.evaluate(moving), "the modal moves");
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
  equal(muted, true, "the video plays with sound");
  ok(controls, "the video cannot be paused");
}

export const motionChecks: readonly Check<Visits>[] = [
  {
    id: "H16",
    what: "reduced motion: nothing moves, no video plays; else it plays muted with controls",
    run: async ({ visit }) => {
      await visit({}, still);
      await visit({ reducedMotion: "no-preference" }, playing);
    },
  },
];
