import type { Locator, Page } from "@playwright/test";
import { contrast, type Rgb } from "./contrast.ts";
import { type Box, type Picture, pixelsOf, takePicture } from "./pixels.ts";

/** A text as it is set: its colour, where it stands in the viewport, and the contrast it needs. */
interface SetText {
  colour: Rgb;
  boxes: Box[];
  needed: number;
}

/** Of an element's own text, or of what is written in a field. Runs in the page. */
function setText(element: Element): SetText {
  const style = getComputedStyle(element);
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  if (canvas === null) throw new Error("no canvas");
  const empty = element instanceof HTMLInputElement && element.value === "";
  canvas.fillStyle = empty ? getComputedStyle(element, "::placeholder").color : style.color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;

  const area = element.getBoundingClientRect();
  const range = document.createRange();
  const rects = [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === "") return [];
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
  const field = new DOMRect(
    area.left + Number.parseFloat(style.paddingLeft),
    area.top + 8,
    area.width - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight),
    area.height - 16,
  );
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  const boxes = (isField ? [field] : rects).map((rect) => {
    const x = Math.max(rect.left, area.left, 0);
    const y = Math.max(rect.top, 0);
    return {
      x,
      y,
      width: Math.min(rect.right, innerWidth) - x,
      height: Math.min(rect.bottom, innerHeight) - y,
    };
  });

  /**
   * Whether something else lies over a box: over its middle or, for a label of the map, over any part of its line. The
   * browser passes over what takes no pointer, so a label takes one while it is asked.
   */
  const isLabel = style.pointerEvents === "none";
  const isCovered = ({ x, y, width, height }: Box) =>
    (isLabel ? [1, width / 2, width - 1] : [width / 2]).some((across) => {
      const hit = document.elementFromPoint(x + across, y + height / 2);
      return hit !== null && !hit.contains(element) && !element.contains(hit);
    });
  const size = Number.parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  if (isLabel && element instanceof HTMLElement) element.style.pointerEvents = "auto";
  const shown = boxes.filter((box) => box.width >= 1 && box.height >= 1 && !isCovered(box));
  if (isLabel && element instanceof HTMLElement) element.style.pointerEvents = "";
  return {
    colour: [red, green, blue],
    boxes: shown,
    needed: isLarge ? 3 : 4.5,
  };
}

/** Whether all of an element stands in the viewport, and in every box that it scrolls in. Runs in the page. */
function isInView(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (getComputedStyle(box).overflow === "visible") continue;
    const clip = box.getBoundingClientRect();
    if (left < clip.left || top < clip.top || right > clip.right || bottom > clip.bottom) return false;
  }
  return true;
}

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
async function hideTexts(page: Page, texts: readonly Locator[]): Promise<() => Promise<void>> {
  await Promise.all(
    texts.map((text) => text.evaluate((element) => element.setAttribute("data-measured", ""))),
  );
  const hiding = await page.addStyleTag({ content: HIDDEN });
  return async () => {
    await hiding.evaluate((style) => style.parentNode?.removeChild(style));
    await Promise.all(
      texts.map((text) => text.evaluate((element) => element.removeAttribute("data-measured"))),
    );
  };
}

const setTexts = (texts: readonly Locator[]): Promise<SetText[]> =>
  Promise.all(texts.map((text) => text.evaluate(setText)));

/** Where texts stand, and a picture of the screen at the same time: what comes late may move them. */
async function atRest(page: Page, texts: readonly Locator[]): Promise<{ boxes: Box[][]; screen: Picture }> {
  const before = (await setTexts(texts)).map(({ boxes }) => boxes);
  const screen = await takePicture(page);
  const boxes = (await setTexts(texts)).map((text) => text.boxes);
  return JSON.stringify(boxes) === JSON.stringify(before) ? { boxes, screen } : atRest(page, texts);
}

/**
 * Contrast of texts with every pixel that is seen behind them; null for a text of which nothing is on the screen.
 * One picture serves all texts that are in view together.
 */
export async function textContrasts(page: Page, texts: readonly Locator[]): Promise<(Contrast | null)[]> {
  const found = new Map<Locator, Contrast | null>();
  for (const text of texts) {
    if (found.has(text)) continue;
    await text.scrollIntoViewIfNeeded();
    const rest = texts.filter((other) => other !== text && !found.has(other));
    const inView = await Promise.all(rest.map((other) => other.evaluate(isInView)));
    const together = [text, ...rest.filter((_, index) => inView[index])];
    const set = await setTexts(together);
    const show = await hideTexts(page, together);
    const { boxes, screen } = await atRest(page, together);
    await show();
    for (const [index, each] of together.entries()) {
      const { colour, needed } = set[index] ?? { colour: [0, 0, 0] as const, needed: 0 };
      const shown = boxes[index] ?? [];
      let ratio = 21;
      for (const box of shown) {
        for (const pixel of pixelsOf(screen, box)) ratio = Math.min(ratio, contrast(colour, pixel));
      }
      found.set(each, shown.length === 0 ? null : { ratio, needed });
    }
  }
  return texts.map((text) => found.get(text) ?? null);
}
