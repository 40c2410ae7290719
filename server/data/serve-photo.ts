import "server-only";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { collectedPhoto, photoUrl, photoWidths } from "@/lib/rental/collected-photo";
import { PHOTO_CACHE_CONTROL } from "@/server/http/cache-control";
import { serveFile } from "@/server/http/serve-file";
import { textResponse } from "@/server/http/text-response";
import { serverEnv } from "@/server/site/server-env";
import { rowsOf } from "./live-reads";
import { derived, snapshot } from "./snapshot";
import { supabaseClient } from "./supabase-client";
import { respondOr503 } from "./unread";

const VIDEO = /^\/photos\/[0-9a-f]{32}\/video\.(mp4|mov)$/;
const TYPES: Readonly<Record<string, string>> = {
  mp4: "video/mp4",
  mov: "video/quicktime",
  webp: "image/webp",
};

/** The address by which listings refer to this file: of a photo, that of its widest. Null if it is no photo or video. */
export function mediaUrlOf(address: string): string | null {
  if (VIDEO.test(address)) return address;
  const photo = collectedPhoto(address);
  if (photo === null) return null;
  const isMade = photoWidths(photo.width).some((width) => address === `${photo.base}${width}.webp`);
  return isMade ? photoUrl(photo) : null;
}

const liveMedia = derived(({ rentals }) => new Set(rentals.flatMap(({ media_urls }) => media_urls)));

async function readIsOfOlderListing(mediaUrl: string): Promise<boolean> {
  const read = supabaseClient().from("rentals").select("id").eq("is_deleted", false);
  return rowsOf("whose photo this is", await read.contains("media_urls", [mediaUrl]).limit(1)).length > 0;
}

/** Kept, because the read goes through the whole table: no index serves it under row-level security. */
const olderMedia = new LRUCache<string, boolean>({ max: 10_000, fetchMethod: readIsOfOlderListing });

/** Whether a listing that is not deleted has this photo. Throws if the data service cannot answer. */
async function isListed(mediaUrl: string): Promise<boolean> {
  if (liveMedia(snapshot()).has(mediaUrl)) return true;
  const ttl = serverEnv.listingsRevalidateSeconds() * 1000;
  return (await olderMedia.fetch(mediaUrl, { ttl })) ?? false;
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** Serves a file that the collector stored in `folder`: 404 unless a listing that is not deleted refers to it, 503 if that cannot be read. */
export async function servePhoto(
  request: Request,
  key: string,
  name: string,
  folder: string | undefined,
): Promise<Response> {
  const mediaUrl = mediaUrlOf(`/photos/${key}/${name}`);
  const missing = () => textResponse("There is no such photo.", 404);
  if (!folder || mediaUrl === null) return missing();
  // Safe to join: `mediaUrlOf` matched the whole address, so it cannot leave the folder.
  const path = join(/* turbopackIgnore: true */ folder, key, name);
  return respondOr503("Reading whose photo this is failed", async () => {
    // The file first, so that made-up addresses cost no read.
    if (!(await isFile(path)) || !(await isListed(mediaUrl))) return missing();
    const type = TYPES[name.split(".")[1] ?? ""] ?? "";
    return (await serveFile(request, path, { type, cacheControl: PHOTO_CACHE_CONTROL })) ?? missing();
  });
}
