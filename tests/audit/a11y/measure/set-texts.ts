import type { Rgb } from "./contrast.ts";
import type { Box } from "./pixels.ts";

/** A rendered text: its colour, its boxes in the viewport, and the contrast it needs. */
interface SetText {
  colour: Rgb;
  boxes: Box[];
  needed: number;
}

/** The elements' own texts, or the values of fields. Runs in the page. */
export function setTexts(elements: Element[]): SetText[] {
  return elements.map((element) => {
    const style = getComputedStyle(element);
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (canvas === null) throw new Error("no canvas");
    const empty = element instanceof HTMLInputElement && element.value === "";
    const colour = element instanceof SVGElement ? style.fill : style.color;
    canvas.fillStyle = empty ? getComputedStyle(element, "::placeholder").color : colour;
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
     * Whether another element covers the middle of a box or, for a label of the map, any part of its line.
     * `elementFromPoint` skips elements without pointer events, so labels get them during the check.
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
  });
}

/**
 * Scrolls to one of the elements, and returns for each whether it is fully visible in the viewport and in every box
 * that it scrolls in. Runs in the page.
 */
export function bringIntoView({ elements, at }: { elements: Element[]; at: number }): boolean[] {
  const isInView = (element: Element): boolean => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      if (getComputedStyle(box).overflow === "visible") continue;
      const clip = box.getBoundingClientRect();
      if (left < clip.left || top < clip.top || right > clip.right || bottom > clip.bottom) return false;
    }
    return true;
  };
  const wanted = elements[at];
  if (wanted !== undefined && !isInView(wanted))
    wanted.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return elements.map(isInView);
}
