import { rentalBySlugOrId } from "@/lib/rentals/queries";
import type { Rental } from "@/lib/rentals/rental";
import { rentalParam } from "@/lib/rentals/rental-param";
import { previewJpeg } from "./preview-jpeg";
import { BRAND_PICTURE, previewSource, previewVersion } from "./preview-picture";
import { publicFile } from "./public-file";

const FILE = /^[0-9a-f]{12}\.jpg$/;

/** An address holds one version for ever; another picture or price has another address. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** An address of a version that is gone, or whose picture could not be had just now. */
const FOR_NOW = "public, max-age=300";

function told(message: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(`${message}\n`, { status, headers: { "Content-Type": "text/plain", ...headers } });
}

function jpegAnswer(jpeg: Uint8Array, cacheControl: string): Response {
  const headers = { "Content-Type": "image/jpeg", "Cache-Control": cacheControl };
  return new Response(new Uint8Array(jpeg), {
    headers: { ...headers, "Content-Length": String(jpeg.length) },
  });
}

/** A listing's picture as it is now, whatever version the address names: apps still ask for old ones. */
async function pictureOf(rental: Rental, file: string): Promise<Response> {
  const source = previewSource(rental);
  const jpeg = source === null ? null : await previewJpeg(source);
  if (jpeg !== null) return jpegAnswer(jpeg, file === `${previewVersion(rental)}.jpg` ? FOR_EVER : FOR_NOW);
  const brand = await publicFile(BRAND_PICTURE);
  return brand === null ? told("There is no picture.", 404) : jpegAnswer(brand, FOR_NOW);
}

/** The answer for /preview/{slug or id}/{version}.jpg; the site's own picture where the listing's cannot be had. */
export async function previewAnswer(rawParam: string, file: string): Promise<Response> {
  const param = rentalParam(rawParam);
  if (param === null || !FILE.test(file)) return told("There is no such picture.", 404);
  try {
    const rental = await rentalBySlugOrId(param);
    return rental === null ? told("Rental not found.", 404) : await pictureOf(rental, file);
  } catch (error) {
    console.error("Making a preview picture failed", error);
    return told("The listing could not be read. Try again in a minute.", 503, { "Retry-After": "60" });
  }
}
