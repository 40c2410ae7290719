import "server-only";
import { createHash } from "node:crypto";
import { type Locale, localPath } from "@/lib/language/locales";
import type { Language, Translator } from "@/lib/language/translator";
import { areaOf } from "@/lib/rental/labels";
import { isOwnFile, isVideo } from "@/lib/rental/media";
import type { LiveRental, Rental } from "@/lib/rental/rental";
import { absoluteUrl } from "@/server/site/absolute-url";
import { siteName } from "@/server/site/site-settings";
import { isFetchable } from "./remote-picture";

export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** The preview of pages without a picture of their own. */
export const BRAND_PICTURE = "/brand-preview.jpg";

/** Increment it when rendering changes, so that apps fetch the pictures again. */
const RENDERING_VERSION = 1;

export type PreviewPicture = { url: string; width: number; height: number; alt: string; type: "image/jpeg" };

type PreviewedRental = Pick<
  LiveRental,
  | ("id" | "slug" | "media_urls" | "price_amount" | "price_currency" | "rental_period")
  | ("location" | "bedrooms" | "bathrooms")
> &
  Partial<Pick<Rental, "property_type">>;

/** The first still picture that the site can fetch; null if there is none. */
export function previewSource({ media_urls }: Pick<LiveRental, "media_urls">): string | null {
  return media_urls.find((url) => !isVideo(url) && (isOwnFile(url) || isFetchable(url))) ?? null;
}

/** A hash of everything that the picture depends on, because apps cache pictures by URL. */
export function previewVersion(rental: PreviewedRental): string {
  const { price_amount, price_currency, rental_period } = rental;
  const source = previewSource(rental);
  const { location, property_type, bedrooms, bathrooms } = rental;
  const drawn = source === null ? [location, property_type, bedrooms, bathrooms] : [];
  const facts = [RENDERING_VERSION, source, price_amount, price_currency, rental_period, ...drawn];
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 12);
}

/** The path of a listing's link preview: its photo, the same in every language, or a drawing with words. */
export function previewPath(rental: PreviewedRental, locale: Locale): string {
  const param = encodeURIComponent(rental.slug ?? String(rental.id));
  const path = `/preview/${param}/${previewVersion(rental)}.jpg`;
  return previewSource(rental) === null ? localPath(locale, path) : path;
}

function picture(path: string, alt: string): PreviewPicture {
  return { url: absoluteUrl(path), width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, alt, type: "image/jpeg" };
}

export function brandPreview(t: Translator): PreviewPicture {
  return picture(BRAND_PICTURE, t("meta.site", { site: siteName() }));
}

export function rentalPreview(
  rental: PreviewedRental,
  title: string,
  { locale, t }: Language,
): PreviewPicture {
  const alt =
    previewSource(rental) === null
      ? t("preview.map", { area: areaOf(rental, t), title })
      : t("preview.photo", { title });
  return picture(previewPath(rental, locale), alt);
}
