import { InputFile } from "grammy";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { isVideo } from "../../lib/rental/media.ts";
import type { LiveRental } from "../../lib/rental/rental.ts";
import type { PhotoStore } from "../photos/photo-store.ts";

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

const WIDTH = 960;

/** Telegram's ids of photos that were sent before, by their URL: they are not uploaded again. One per process. */
export type SentPhotos = LRUCache<string, string>;

export const sentPhotos = (): SentPhotos => new LRUCache({ max: 2_000 });

export async function photoOf(
  { media_urls }: Pick<LiveRental, "media_urls">,
  photos: PhotoStore,
  sent: SentPhotos,
): Promise<{ url: string; file: string | InputFile } | null> {
  const url = media_urls.find((each) => !isVideo(each));
  if (url === undefined) return null;
  const known = sent.get(url);
  if (known !== undefined) return { url, file: known };
  if (/^https:\/\//.test(url)) return { url, file: url };
  const jpeg = await photoAsJpeg(photos, url, WIDTH);
  return jpeg && { url, file: new InputFile(jpeg, "photo.jpg") };
}
