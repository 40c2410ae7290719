import type { JSHandle, Page } from "@playwright/test";
import { contrast } from "./contrast.ts";
import { type Box, type Picture, pixelsOf, takePicture } from "./pixels.ts";
import { bringIntoView, setTexts } from "./set-texts.ts";

export interface Contrast {
  /** With the pixel behind the text that is nearest to its colour. */
  ratio: number;
  needed: number;
}

/** The sign of a calendar stands within the text of a date. */
const HIDDEN = `
  [data-measured], [data-measured]::placeholder { color: transparent !important; transition: none !important; }
  [data-measured]::-webkit-calendar-picker-indicator { opacity: 0 !important; }
`;

/** Hides the texts themselves, so that what is behind them can be looked at. */
async function hideTexts(page: Page, texts: JSHandle<Element[]>): Promise<() => Promise<void>> {
  const mark = (isMeasured: boolean) =>
    texts.evaluate((elements, isMeasured) => {
      for (const element of elements) element.toggleAttribute("data-measured", isMeasured);
    }, isMeasured);
  await mark(true);
  const hiding = await page.addStyleTag({ content: HIDDEN });
  return async () => {
    await hiding.evaluate((style) => style.parentNode?.removeChild(style));
    await mark(false);
  };
}

/** Where texts stand, and a picture of the screen at the same time: what comes late may move them. */
async function atRest(page: Page, texts: JSHandle<Element[]>): Promise<{ boxes: Box[][]; screen: Picture }> {
  const boxesNow = async () => (await texts.evaluate(setTexts)).map(({ boxes }) => boxes);
  const before = await boxesNow();
  const screen = await takePicture(page);
  const boxes = await boxesNow();
  return JSON.stringify(boxes) === JSON.stringify(before) ? { boxes, screen } : atRest(page, texts);
}

/** The least contrast of these texts, all of them in view, with a pixel behind them. */
async function contrastsInView(page: Page, texts: JSHandle<Element[]>): Promise<(Contrast | null)[]> {
  const set = await texts.evaluate(setTexts);
  const show = await hideTexts(page, texts);
  const { boxes, screen } = await atRest(page, texts);
  await show();
  return set.map(({ colour, needed }, index) => {
    const shown = boxes[index] ?? [];
    let ratio = 21;
    for (const box of shown) {
      for (const pixel of pixelsOf(screen, box)) ratio = Math.min(ratio, contrast(colour, pixel));
    }
    return shown.length === 0 ? null : { ratio, needed };
  });
}

/**
 * Contrast of texts with every pixel that is seen behind them; null for a text of which nothing is on the screen.
 * One picture serves all texts that are in view together.
 */
export async function textContrasts(page: Page, texts: JSHandle<Element[]>): Promise<(Contrast | null)[]> {
  const count = await texts.evaluate(({ length }) => length);
  const found = new Map<number, Contrast | null>();
  for (let at = 0; at < count; at += 1) {
    if (found.has(at)) continue;
    const inView = await page.evaluate(bringIntoView, { elements: texts, at });
    const together = inView.flatMap((isInView, index) =>
      index === at || (isInView && !found.has(index)) ? [index] : [],
    );
    const inPicture = await texts.evaluateHandle(
      (elements, together) => elements.filter((_, index) => together.includes(index)),
      together,
    );
    for (const [index, each] of (await contrastsInView(page, inPicture)).entries())
      found.set(together[index] ?? at, each);
  }
  return Array.from({ length: count }, (_, at) => found.get(at) ?? null);
}
