import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { LRUCache } from "lru-cache";
import { isPhotograph } from "../../lib/rentals/photograph.ts";
import type { MediaFile } from "../sources/message.ts";
import { openPhoto } from "./make-photo.ts";
import type { MediaFiles } from "./media-files.ts";
import { withoutVideoMetadata } from "./video-metadata.ts";

/** The largest file that a bot can fetch, and more than a page should have. */
const MAX_BYTES = 20 * 1024 * 1024;

/** Changes when photos are made in another way, so that those already made are not taken for them. */
const RENDERING = 1;

/** Why a file has no place on the site, in words that can be counted. */
class Unusable extends Error {}

export async function readBounded(path: string): Promise<Buffer> {
  const file = await open(path).catch(() => {
    throw new Unusable("could not be read");
  });
  try {
    if ((await file.stat()).size > MAX_BYTES) throw new Unusable("larger than 20 MB");
    return await file.readFile();
  } finally {
    await file.close();
  }
}

export function contentHash(bytes: Uint8Array): string {
  return createHash("sha256").update(`${RENDERING}`).update(bytes).digest("hex").slice(0, 32);
}

type Video = { type: string; name: string };

/** How a video begins: a size, "ftyp", the brand. */
const BEGINNING = /^.{4}ftyp(.{4})/s;
/** Pictures in the same container. */
const PICTURES = /^(?:avi[fs]|hei[cfmsx]|hev[cx]|mi[af]f|msf1)$/;

/** What a video is kept as; null for bytes that are no video in a container that the site plays. */
function videoType(bytes: Uint8Array): Video | null {
  const brand = BEGINNING.exec(Buffer.from(bytes.subarray(0, 12)).toString("latin1"))?.[1];
  if (brand === undefined || PICTURES.test(brand)) return null;
  return brand === "qt  "
    ? { type: "video/quicktime", name: "video.mov" }
    : { type: "video/mp4", name: "video.mp4" };
}

async function storeVideo(bytes: Uint8Array, key: string, { type, name }: Video, to: MediaFiles) {
  if (!(await to.has(key, name))) {
    await to.put(key, [{ name, type, bytes: withoutVideoMetadata(bytes) ?? bytes }]);
  }
  return to.urlOf(key, name);
}

async function storePhoto(bytes: Uint8Array, hash: string, to: MediaFiles): Promise<string> {
  const photo = await openPhoto(bytes).catch(() => {
    throw new Unusable("broken, or of more than 60 million pixels");
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
  if (!isPhotograph(bytes)) throw new Unusable("no photo or video that browsers show");
  return storePhoto(bytes, hash, to);
}

/** Addresses of what has been stored lately, by the hash of its content: reposts come soon after, and cost nothing. */
export type Stored = LRUCache<string, string>;

/**
 * Keeps a photo in the widths that the site shows, or a video without what says where and by whom it was made, under a key made from its content. Its address, or
 * the reason why it is left out. Throws when it cannot be kept.
 */
export async function storeFile(
  { path, problem }: MediaFile,
  to: MediaFiles,
  stored: Stored,
): Promise<{ url: string } | { problem: string }> {
  try {
    if (path === null) throw new Unusable(problem ?? "missing");
    const bytes = await readBounded(path);
    const hash = contentHash(bytes);
    const url = stored.get(hash) ?? (await store(bytes, hash, to));
    stored.set(hash, url);
    return { url };
  } catch (error) {
    if (error instanceof Unusable) return { problem: error.message };
    throw error;
  }
}
