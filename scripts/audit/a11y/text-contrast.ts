import type { Locator } from "@playwright/test";
import { contrast, type Rgb } from "./contrast.ts";
import { type Box, pixels } from "./pixels.ts";

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

  /** Whether something else lies over the middle of a box; what takes no pointer is not told by the browser. */
  const isCovered = ({ x, y, width, height }: Box) => {
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return style.pointerEvents !== "none" && hit !== null && !hit.contains(element) && !element.contains(hit);
  };
  const size = Number.parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  return {
    colour: [red, green, blue],
    boxes: boxes.filter((box) => box.width >= 1 && box.height >= 1 && !isCovered(box)),
    needed: isLarge ? 3 : 4.5,
  };
}

/**
 * Contrast of a text with every pixel that is seen behind it: the text is hidden for the measurement. `ratio` is
 * the lowest one; null when nothing of the text is on the screen.
 */
export async function textContrast(text: Locator): Promise<{ ratio: number; needed: number } | null> {
  const page = text.page();
  await text.scrollIntoViewIfNeeded();
  const { colour, boxes, needed } = await text.evaluate(setText);
  if (boxes.length === 0) return null;
  await text.evaluate((element) => element.setAttribute("data-measured", ""));
  const hiding = await page.addStyleTag({
    content: "[data-measured], [data-measured]::placeholder { color: transparent !important; }",
  });
  let ratio = 21;
  for (const box of boxes) {
    for (const pixel of await pixels(page, box)) ratio = Math.min(ratio, contrast(colour, pixel));
  }
  await hiding.evaluate((style) => style.parentNode?.removeChild(style));
  await text.evaluate((element) => element.removeAttribute("data-measured"));
  return { ratio, needed };
}
