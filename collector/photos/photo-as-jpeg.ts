import sharp from "sharp";
import type { PhotoStore } from "./photo-store.ts";

const QUALITY = 80;

/** A stored photo as JPEG, about so wide, for Telegram, which does not take every WebP; null for a video or an unreadable file. */
export async function photoAsJpeg(
  photos: PhotoStore,
  url: string,
  width: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const bytes = await photos.read(url, width);
  if (bytes === null) return null;
  return sharp(bytes)
    .jpeg({ quality: QUALITY })
    .toBuffer()
    .catch(() => null);
}
