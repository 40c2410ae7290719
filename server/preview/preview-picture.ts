import "server-only";
import { createHash } from "node:crypto";
import type { Translator } from "@/lib/language/translator";
import { isOwnFile, isVideo } from "@/lib/rental/media";
import type { LiveRental } from "@/lib/rental/rental";
import { absoluteUrl } from "@/server/site/absolute-url";
import { siteName } from "@/server/site/site-settings";
import { isFetchable } from "./remote-picture";

export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** The site's own picture: the preview of what has no photo. */
export const BRAND_PICTURE = "/brand-preview.jpg";

/** Increment it when rendering changes, so that apps fetch the pictures again. */
const RENDERING_VERSION = 2;

export type PreviewPicture = { url: string; width: number; height: number; alt: string; type: "image/jpeg" };

type PreviewedRental = Pick<LiveRental, "id" | "slug" | "media_urls">;

/** The first still picture that the site can fetch; null if there is none. */
export function previewSource({ media_urls }: Pick<LiveRental, "media_urls">): string | null {
  return media_urls.find((url) => !isVideo(url) && (isOwnFile(url) || isFetchable(url))) ?? null;
}

/** The path of a listing's preview, with a hash of its photo's address, because apps cache pictures by URL. */
export function previewPath(rental: PreviewedRental): string {
  const source = previewSource(rental);
  if (source === null) return BRAND_PICTURE;
  const version = createHash("sha256").update(`${RENDERING_VERSION} ${source}`).digest("hex").slice(0, 12);
  return `/preview/${encodeURIComponent(rental.slug ?? String(rental.id))}/${version}.jpg`;
}

function picture(path: string, alt: string): PreviewPicture {
  return { url: absoluteUrl(path), width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, alt, type: "image/jpeg" };
}

export function brandPreview(t: Translator): PreviewPicture {
  return picture(BRAND_PICTURE, t("meta.site", { site: siteName() }));
}

/** The photo of a listing, else the site's own picture (docs/behaviour.md, S7). */
export function rentalPreview(rental: PreviewedRental, title: string, t: Translator): PreviewPicture {
  const path = previewPath(rental);
  return path === BRAND_PICTURE ? brandPreview(t) : picture(path, t("preview.photo", { title }));
}
