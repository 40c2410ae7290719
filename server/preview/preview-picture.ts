import "server-only";
import { createHash } from "node:crypto";
import { areaOf } from "@/lib/rentals/labels";
import { isOptimizable, isVideo, parseMediaHosts } from "@/lib/rentals/media";
import type { LiveRental, Rental } from "@/lib/rentals/rental";
import { SITE_NAME } from "@/lib/text/site-name";
import { absoluteUrl } from "@/server/http/absolute-url";

export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** The preview of pages without a picture of their own. */
export const BRAND_PICTURE = "/brand-preview.jpg";

/** To be raised when pictures are rendered differently, so that apps fetch them again. */
const RENDERING = 1;

const HOSTS = parseMediaHosts(process.env.MEDIA_HOSTS);

/** Hosts that pictures are fetched from: configured ones, and the data service's, for the photos of its bucket. */
export function previewHosts(): string[] {
  const service = URL.parse(process.env.SUPABASE_URL ?? "");
  return service === null ? HOSTS : [...HOSTS, service.host];
}

export type PreviewPicture = { url: string; width: number; height: number; alt: string; type: "image/jpeg" };

type Pictured = Pick<
  LiveRental,
  | ("id" | "slug" | "media_urls" | "price_amount" | "price_currency" | "rental_period")
  | ("location" | "bedrooms" | "bathrooms")
> &
  Partial<Pick<Rental, "property_type">>;

/** The first still picture of the site itself or of a host that it is fetched from; null when there is none. */
export function previewSource({ media_urls }: Pick<LiveRental, "media_urls">): string | null {
  return media_urls.find((url) => !isVideo(url) && isOptimizable(url, previewHosts())) ?? null;
}

/** A hash of the picture, or of what is drawn, and the price, because apps cache a picture by its URL. */
export function previewVersion(rental: Pictured): string {
  const { price_amount, price_currency, rental_period } = rental;
  const source = previewSource(rental);
  const { location, property_type, bedrooms, bathrooms } = rental;
  const drawn = source === null ? [location, property_type, bedrooms, bathrooms] : [];
  const facts = [RENDERING, source, price_amount, price_currency, rental_period, ...drawn];
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 12);
}

/** The path of a listing's picture for link previews: its photo, or a drawing where it has none. */
export function previewPath(rental: Pictured): string {
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

/** The picture of a listing. */
export function rentalPreview(rental: Pictured, title: string): PreviewPicture {
  const what = previewSource(rental) === null ? `Map of ${areaOf(rental)}` : "Photo";
  return picture(previewPath(rental), `${what}: ${title}`);
}
