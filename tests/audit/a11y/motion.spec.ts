import { expect, test } from "@playwright/test";
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

test("H16: with reduced motion nothing moves and no video plays", async ({ page }) => {
  await openMap(page, "/");
  expect(await page.evaluate(moving), "the list moves").toEqual([]);
  await openOverList(page, villa);
  expect(await page.evaluate(moving), "the modal moves").toEqual([]);
  await openRental(page, filmed);
  const video = page.locator("article video").first();
  await expect(video).toHaveJSProperty("readyState", 4);
  await expect(video).toHaveJSProperty("paused", true);
});
