import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Rgb } from "./contrast.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
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
