import type { JSHandle, Page } from "@playwright/test";
import { contrast } from "./contrast.ts";
import { type Box, type Picture, pixelsOf, takePicture } from "./pixels.ts";
import { bringIntoView, setTexts } from "./set-texts.ts";

export interface Contrast {
  /** Contrast with the pixel behind the text that is closest to its colour. */
  ratio: number;
  needed: number;
}

/** Styles that hide texts, and the calendar icon within a date's text. */
const HIDDEN = `
  [data-measured], [data-measured]::placeholder { color: transparent !important; fill: transparent !important; transition: none !important; }
  [data-measured]::-webkit-calendar-picker-indicator { opacity: 0 !important; }
`;

/** Hides the texts, so that only what is behind them is measured. */
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

/** The texts' boxes with a screenshot of the same layout; tries again while late content moves them. */
async function atRest(page: Page, texts: JSHandle<Element[]>): Promise<{ boxes: Box[][]; screen: Picture }> {
  const boxesNow = async () => (await texts.evaluate(setTexts)).map(({ boxes }) => boxes);
  const before = await boxesNow();
  const screen = await takePicture(page);
  const boxes = await boxesNow();
  return JSON.stringify(boxes) === JSON.stringify(before) ? { boxes, screen } : atRest(page, texts);
}

/** The lowest contrast of each of these texts, all of them in view, with a pixel behind it. */
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
 * Contrast of texts with every visible pixel behind them; null for a text that is not on the screen.
 * One screenshot serves all texts that are in view together.
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
