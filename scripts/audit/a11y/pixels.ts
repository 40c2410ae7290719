import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast ratio of two colours, from 1 to 21, as WCAG defines it. */
export function contrast(a: Rgb, b: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What is on the screen in this box of the viewport, pixel by pixel. */
export async function pixels(page: Page, box: Box): Promise<Rgb[]> {
  const picture = await page.screenshot({ clip: box, scale: "css", animations: "allow" });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, index): Rgb => {
    const at = index * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  });
}
