import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { LRUCache } from "lru-cache";
import { isPhotograph } from "../../lib/rental/photograph.ts";
import type { MediaFile } from "../sources/message.ts";
import { openPhoto } from "./make-photo.ts";
import { withoutVideoMetadata } from "./video-metadata.ts";

export type EncodedFile = { name: string; type: string; bytes: Uint8Array };

/** Storage of photos and videos, each under a key of its own: "KEY/NAME". */
export type MediaFiles = {
  urlOf: (key: string, name: string) => string;
  has: (key: string, name: string) => Promise<boolean>;
  read: (key: string, name: string) => Promise<Uint8Array | null>;
  /** Stores all files of a key, the last file last: if `has` finds that one, all are there. */
  put: (key: string, files: readonly EncodedFile[]) => Promise<void>;
  remove: (keys: readonly string[]) => Promise<void>;
};

/** The largest file that a bot can download, and more than a page should load. */
const MAX_BYTES = 20 * 1024 * 1024;

/** Increment this when the encoding changes: it is part of the hash, so older files are not reused. */
const ENCODING_VERSION = 1;

/** Its message is one of a few fixed reasons, so that reports can count them. */
class UnusableFile extends Error {}

export async function readBounded(path: string): Promise<Buffer> {
  const file = await open(path).catch(() => {
    throw new UnusableFile("could not be read");
  });
  try {
    if ((await file.stat()).size > MAX_BYTES) throw new UnusableFile("larger than 20 MB");
    return await file.readFile();
  } finally {
    await file.close();
  }
}

export function contentHash(bytes: Uint8Array): string {
  return createHash("sha256").update(`${ENCODING_VERSION}`).update(bytes).digest("hex").slice(0, 32);
}

type Video = { type: string; name: string };

const VIDEO_START = /^.{4}ftyp(.{4})/s;
/** Brands of pictures (AVIF, HEIC) in the same container. */
const IMAGE_BRANDS = /^(?:avi[fs]|hei[cfmsx]|hev[cx]|mi[af]f|msf1)$/;

function videoType(bytes: Uint8Array): Video | null {
  const brand = VIDEO_START.exec(Buffer.from(bytes.subarray(0, 12)).toString("latin1"))?.[1];
  if (brand === undefined || IMAGE_BRANDS.test(brand)) return null;
  return brand === "qt  "
    ? { type: "video/quicktime", name: "video.mov" }
    : { type: "video/mp4", name: "video.mp4" };
}

async function storeVideo(video: Uint8Array, key: string, { type, name }: Video, to: MediaFiles) {
  if (!(await to.has(key, name))) {
    const bytes = withoutVideoMetadata(video);
    if (bytes === null) throw new UnusableFile("a video that cannot be freed of metadata");
    await to.put(key, [{ name, type, bytes }]);
  }
  return to.urlOf(key, name);
}

async function storePhoto(bytes: Uint8Array, hash: string, to: MediaFiles): Promise<string> {
  const photo = await openPhoto(bytes).catch(() => {
    throw new UnusableFile("broken, or of more than 60 million pixels");
  });
  const key = `${hash}-${photo.width}x${photo.height}-${photo.colour}`;
  const name = `${photo.width}.webp`;
  if (!(await to.has(key, name))) {
    const files = await photo.encode();
    await to.put(
      key,
      files.map(({ width, bytes }) => ({ name: `${width}.webp`, type: "image/webp", bytes })),
    );
  }
  return to.urlOf(key, name);
}

async function store(bytes: Uint8Array, hash: string, to: MediaFiles): Promise<string> {
  const video = videoType(bytes);
  if (video !== null) return storeVideo(bytes, hash, video, to);
  if (!isPhotograph(bytes)) throw new UnusableFile("no photo or video that browsers show");
  return storePhoto(bytes, hash, to);
}

/** Cache of URLs by content hash: reposts with the same photos follow soon after. */
export type RecentUrls = LRUCache<string, string>;

/** Stores a photo in all its widths, or a video without personal metadata. Throws if the store cannot be written. */
export async function storeFile(
  { path, problem }: MediaFile,
  to: MediaFiles,
  recent: RecentUrls,
): Promise<{ url: string } | { problem: string }> {
  try {
    if (path === null) throw new UnusableFile(problem ?? "missing");
    const bytes = await readBounded(path);
    const hash = contentHash(bytes);
    const url = recent.get(hash) ?? (await store(bytes, hash, to));
    recent.set(hash, url);
    return { url };
  } catch (error) {
    if (error instanceof UnusableFile) return { problem: error.message };
    throw error;
  }
}
