import type { Page } from "@playwright/test";
import { contrast } from "./contrast.ts";
import { type Box, pixelsOf, takePicture } from "./pixels.ts";

/** How far outside an element its focus ring may reach, in CSS pixels. */
const AROUND = 8;

interface Stop {
  /** Elements of one look show their focus in the same way. */
  look: string;
  box: Box;
}

/** The focused element; null when there is none. Runs in the page. */
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

/** Number of pixels that differ by 3:1 between the element with and without focus. */
async function changedPixels(page: Page, box: Box): Promise<number> {
  const focused = [...pixelsOf(await takePicture(page, box))];
  const element = await page.evaluateHandle(() => document.activeElement);
  await element.evaluate((node) => node instanceof HTMLElement && node.blur());
  const plain = [...pixelsOf(await takePicture(page, box))];
  await element.evaluate((node) => node instanceof HTMLElement && node.focus({ preventScroll: true }));
  return focused.filter((pixel, index) => contrast(pixel, plain[index] ?? pixel) >= 3).length;
}

/**
 * Goes through the page with Tab and returns the looks of elements that do not show their focus. Enough is a line
 * of one pixel around half of the element, with 3:1 against the pixels without focus.
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
