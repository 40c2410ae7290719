import type { Locator } from "@playwright/test";

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Linear light of each sRGB value, from 0 to 1; a table, because screenshots have millions of pixels. */
const LIGHT = Float64Array.from({ length: 256 }, (_, part) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * (LIGHT[red] ?? 0) + 0.7152 * (LIGHT[green] ?? 0) + 0.0722 * (LIGHT[blue] ?? 0);
}

/** The contrast ratio of two colours, from 1 to 21, as WCAG defines it. */
export function contrast(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** A computed colour of an element in sRGB, from any notation; ignores transparency. */
export function computedColour(element: Locator, property: string): Promise<Rgb> {
  return element.evaluate((node, name): Rgb => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (canvas === null) throw new Error("no canvas");
    canvas.fillStyle = getComputedStyle(node).getPropertyValue(name);
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  }, property);
}
