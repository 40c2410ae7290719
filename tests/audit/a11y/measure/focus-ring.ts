import type { Page } from "@playwright/test";
import { contrast } from "./contrast.ts";
import { type Box, pixelsOf, takePicture } from "./pixels.ts";

/** How far around an element its focus may show, in CSS pixels. */
const AROUND = 8;

interface Stop {
  /** Elements of one look show their focus in one way. */
  look: string;
  box: Box;
}

/** What has the focus; null for nothing. Runs in the page. */
function focusedStop(around: number): Stop | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const shown = element.closest("article:has([data-rental]:focus)") ?? element;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const [x, y] = [Math.max(left - around, 0), Math.max(top - around, 0)];
  return {
    look: `${element.tagName.toLowerCase()} ${element.getAttribute("class") ?? ""}`,
    box: {
      x,
      y,
      width: Math.min(right + around, innerWidth) - x,
      height: Math.min(bottom + around, innerHeight) - y,
    },
  };
}

/** How many pixels have 3:1 between the element with and without focus. */
async function changedPixels(page: Page, box: Box): Promise<number> {
  const focused = [...pixelsOf(await takePicture(page, box))];
  const element = await page.evaluateHandle(() => document.activeElement);
  await element.evaluate((node) => node instanceof HTMLElement && node.blur());
  const plain = [...pixelsOf(await takePicture(page, box))];
  await element.evaluate((node) => node instanceof HTMLElement && node.focus({ preventScroll: true }));
  return focused.filter((pixel, index) => contrast(pixel, plain[index] ?? pixel) >= 3).length;
}

/**
 * Goes through the page with the Tab key and tells the looks of the elements that do not show their focus: a line
 * of one pixel around half of the element, with 3:1 against what was there, is the least that counts.
 */
export async function invisibleFocus(page: Page, stops: number): Promise<string[]> {
  const seen = new Set<string>();
  const invisible: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(focusedStop, AROUND);
    if (focused === null || seen.has(focused.look)) continue;
    seen.add(focused.look);
    const { width, height } = focused.box;
    if ((await changedPixels(page, focused.box)) < width + height - 4 * AROUND) invisible.push(focused.look);
  }
  return invisible;
}
