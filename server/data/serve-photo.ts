import "server-only";
import { join } from "node:path";
import { collectedPhoto, photoUrl, photoWidths } from "@/lib/rentals/collected-photo";
import { LISTED_PICTURE_CACHE_CONTROL } from "@/server/http/cache-control";
import { serveFile } from "@/server/http/serve-file";
import { textResponse } from "@/server/http/text-response";
import { isListedPicture } from "./served-pictures";

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

/** Serves a file that the collector stored in `folder`: 404 unless a listing that is not deleted refers to it, 503 if that cannot be read. */
export async function servePhoto(request: Request, key: string, name: string, folder: string | undefined) {
  const address = `/photos/${key}/${name}`;
  const mediaUrl = mediaUrlOf(address);
  try {
    if (!folder || mediaUrl === null || !(await isListedPicture(mediaUrl)))
      return textResponse("There is no such photo.", 404);
  } catch (error) {
    console.error("Reading whose photo this is failed", error);
    return textResponse("The photo's listing could not be read. Try again in a minute.", 503, {
      "Retry-After": "60",
    });
  }
  const type = TYPES[name.split(".")[1] ?? ""] ?? "";
  // Safe to join: `mediaUrlOf` matched the whole address, so it cannot leave the folder.
  const path = join(/* turbopackIgnore: true */ folder, key, name);
  const answer = await serveFile(request, path, { type, cacheControl: LISTED_PICTURE_CACHE_CONTROL });
  return answer ?? textResponse("There is no such photo.", 404);
}
