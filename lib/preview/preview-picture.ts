import { createHash } from "node:crypto";
import { isVideo } from "@/lib/rentals/media";
import { isOptimizable, parseMediaHosts } from "@/lib/rentals/media-host";
import type { LiveRental } from "@/lib/rentals/rental";
import { absoluteUrl } from "@/lib/seo/absolute-url";
import { SITE_NAME } from "@/lib/site/site";

export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** Shown where a listing has no picture that can be copied. */
export const BRAND_PICTURE = "/brand-preview.jpg";

/** Changes whenever pictures are made in another way, so that no app keeps the old ones. */
const RENDERING = 1;

const HOSTS = parseMediaHosts(process.env.MEDIA_HOSTS);

export type PreviewPicture = { url: string; width: number; height: number; alt: string; type: "image/jpeg" };

type Pictured = Pick<
  LiveRental,
  "id" | "slug" | "media_urls" | "price_amount" | "price_currency" | "rental_period"
>;

/** The first still picture of the site itself or of a configured host; null when there is none. */
export function previewSource({ media_urls }: Pick<LiveRental, "media_urls">): string | null {
  return media_urls.find((url) => !isVideo(url) && isOptimizable(url, HOSTS)) ?? null;
}

/** Changes with the picture and with the price: apps keep a picture for as long as its address (QUALITY F8). */
export function previewVersion(rental: Pictured): string {
  const { price_amount, price_currency, rental_period } = rental;
  const facts = [RENDERING, previewSource(rental), price_amount, price_currency, rental_period];
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 12);
}

/** The path of a listing's picture for link previews; null when it has none of its own. */
export function previewPath(rental: Pictured): string | null {
  if (previewSource(rental) === null) return null;
  const param = encodeURIComponent(rental.slug ?? String(rental.id));
  return `/preview/${param}/${previewVersion(rental)}.jpg`;
}

function picture(path: string, alt: string): PreviewPicture {
  return { url: absoluteUrl(path), width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, alt, type: "image/jpeg" };
}

/** The site's own picture. */
export function brandPreview(): PreviewPicture {
  return picture(BRAND_PICTURE, `${SITE_NAME}: monthly rentals in Bali`);
}

/** The picture of a listing; the site's own when it has none that can be copied. */
export function rentalPreview(rental: Pictured, title: string): PreviewPicture {
  const path = previewPath(rental);
  return path === null ? brandPreview() : picture(path, `Photo: ${title}`);
}
