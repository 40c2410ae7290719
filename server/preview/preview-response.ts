import "server-only";
import { collectedPhoto } from "@/lib/rental/collected-photo";
import { isOwnFile } from "@/lib/rental/media";
import { isPhotograph } from "@/lib/rental/photograph";
import { rentalParam } from "@/lib/rental/rental-address";
import { rentalBySlugOrId } from "@/server/data/find-rental";
import { respondOr503 } from "@/server/data/unread";
import { SHORT_CACHE_CONTROL } from "@/server/http/cache-control";
import { publicFile } from "@/server/http/public-file";
import { textResponse } from "@/server/http/text-response";
import { BRAND_PICTURE, previewPath, previewSource } from "./preview-picture";
import { remotePicture } from "./remote-picture";
import { renderPreview } from "./render-preview";

/** Reads a picture of the site: a collected photo, or a file of the public folder. */
function ownFile(source: string): Promise<Uint8Array | null> {
  const photos = process.env.PHOTOS_FOLDER;
  if (collectedPhoto(source) === null || !photos) return publicFile(source);
  return publicFile(source.slice("/photos".length), photos);
}

async function photograph(source: string): Promise<Uint8Array> {
  const bytes = isOwnFile(source) ? await ownFile(source) : await remotePicture(source);
  if (bytes === null || !isPhotograph(bytes)) throw new Error("not a picture");
  return bytes;
}

/** The picture of a source, or the site's own if it cannot be made. The front keeps either. */
async function jpegOf(source: string): Promise<Uint8Array | null> {
  try {
    return await renderPreview(await photograph(source));
  } catch (error) {
    console.warn(`No preview of ${source}:`, error instanceof Error ? error.message : error);
    return publicFile(BRAND_PICTURE);
  }
}

/**
 * Responds to /preview/{slug or id}/{version}.jpg. All other addresses of a picture redirect to its canonical one, so that
 * caches store no file for a made-up address. 404 for an unknown rental, 503 if it cannot be read.
 */
export async function previewResponse(rawParam: string, file: string): Promise<Response> {
  const param = rentalParam(rawParam);
  if (param === null || !/^[0-9a-f]{12}\.jpg$/.test(file)) return textResponse("Picture not found.", 404);
  return respondOr503("Making a preview picture failed", async () => {
    const rental = await rentalBySlugOrId(param);
    if (rental === null) return textResponse("Rental not found.", 404);
    const headers = { "Cache-Control": SHORT_CACHE_CONTROL };
    const [source, path] = [previewSource(rental), previewPath(rental)];
    if (source === null || path !== `/preview/${encodeURIComponent(param)}/${file}`)
      return new Response(null, { status: 302, headers: { ...headers, Location: path } });
    const jpeg = await jpegOf(source);
    if (jpeg === null) return textResponse("Picture not found.", 404);
    return new Response(new Uint8Array(jpeg), { headers: { ...headers, "Content-Type": "image/jpeg" } });
  });
}
