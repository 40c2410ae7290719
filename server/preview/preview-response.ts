import { localPath } from "@/lib/language/locales";
import type { Language } from "@/lib/language/translator";
import type { Rental } from "@/lib/rental/rental";
import { rentalParam } from "@/lib/rental/rental-address";
import { rentalBySlugOrId } from "@/server/data/find-rental";
import { SHORT_CACHE_CONTROL } from "@/server/http/cache-control";
import { publicFile } from "@/server/http/public-file";
import { textResponse } from "@/server/http/text-response";
import { drawnPreview } from "./drawn-preview";
import { previewJpeg } from "./preview-jpeg";
import { BRAND_PICTURE, previewPath, previewSource } from "./preview-picture";

const FILE = /^[0-9a-f]{12}\.jpg$/;

function jpegResponse(jpeg: Uint8Array): Response {
  const headers = {
    "Content-Type": "image/jpeg",
    "Content-Length": String(jpeg.length),
    "Cache-Control": SHORT_CACHE_CONTROL,
  };
  return new Response(new Uint8Array(jpeg), { headers });
}

/** Redirects an old version, which apps may still request, to the current one. */
function redirectTo(path: string): Response {
  const headers = { Location: path, "Cache-Control": SHORT_CACHE_CONTROL };
  return new Response(null, { status: 302, headers });
}

/** The current picture of a listing, or the site's own if rendering fails. */
async function pictureResponse(rental: Rental, language: Language): Promise<Response> {
  const source = previewSource(rental);
  const jpeg = await (source === null
    ? previewJpeg(previewPath(rental, language.locale), () => drawnPreview(rental, language))
    : previewJpeg(source));
  if (jpeg !== null) return jpegResponse(jpeg);
  const brand = await publicFile(BRAND_PICTURE);
  return brand === null ? textResponse("Picture not found.", 404) : jpegResponse(brand);
}

/**
 * Responds to /preview/{slug or id}/{version}.jpg, below the address of a language. All other addresses of a picture redirect
 * to its canonical one, so that caches store no file for a made-up address. 404 for an unknown rental, 503 if it cannot be read.
 */
export async function previewResponse(rawParam: string, file: string, language: Language): Promise<Response> {
  const param = rentalParam(rawParam);
  if (param === null || !FILE.test(file)) return textResponse("Picture not found.", 404);
  try {
    const rental = await rentalBySlugOrId(param);
    if (rental === null) return textResponse("Rental not found.", 404);
    const current = previewPath(rental, language.locale);
    const asked = localPath(language.locale, `/preview/${encodeURIComponent(param)}/${file}`);
    return current === asked ? await pictureResponse(rental, language) : redirectTo(current);
  } catch (error) {
    console.error("Making a preview picture failed", error);
    return textResponse("The listing could not be read. Try again in a minute.", 503, {
      "Retry-After": "60",
    });
  }
}
