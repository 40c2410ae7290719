import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Rgb } from "./contrast.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A screenshot: three bytes per pixel, row by row. */
export interface Picture {
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** Takes a screenshot of the viewport, or of a box in it. */
export async function takePicture(page: Page, clip?: Box): Promise<Picture> {
  const png = await page.screenshot({
    ...(clip === undefined ? {} : { clip }),
    scale: "css",
    animations: "allow",
  });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

/** The pixels of a picture, or of a box in it. */
export function* pixelsOf({ width, height, bytes }: Picture, box?: Box): Generator<Rgb> {
  const left = Math.max(Math.round(box?.x ?? 0), 0);
  const top = Math.max(Math.round(box?.y ?? 0), 0);
  const right = Math.min(
    Math.max(Math.round(box === undefined ? width : box.x + box.width), left + 1),
    width,
  );
  const bottom = Math.min(
    Math.max(Math.round(box === undefined ? height : box.y + box.height), top + 1),
    height,
  );
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = 3 * (y * width + x);
      yield [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0];
    }
  }
}
