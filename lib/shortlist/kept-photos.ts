import { collectedPhoto, photoSources, photoUrl } from "@/lib/rentals/collected-photo";
import { isOptimizable, isVideo, parseMediaHosts } from "@/lib/rentals/media";
import { pictureSources } from "@/lib/rentals/picture-sources";

/** The cache of the browser that holds the photos, and their keys in it. */
export const PHOTO_CACHE = "shortlist-photos";

/** Of each home. */
const MAX_PHOTOS = 3;
/** As wide as a phone's screen at its density. */
const WIDTHS = [828, 828] as const;

const HOSTS = parseMediaHosts(process.env.MEDIA_HOSTS);

/** The key of a photo in the cache, by its URL in the listing. */
export function photoKey(url: string): string {
  return `/kept-photo?src=${encodeURIComponent(url)}`;
}

/** The URL in the listing of the picture that this address of the site serves, whatever the width. */
export function photoAt(address: URL): string {
  if (address.pathname === "/_next/image") return address.searchParams.get("url") ?? "";
  const photo = collectedPhoto(address.pathname);
  return photo === null ? address.pathname : photoUrl(photo);
}

/**
 * The first photos of a listing with the address to fetch each from. Photos of hosts that the site does not resize for are
 * left out: their bytes cannot be read from another site.
 */
export function photosToKeep(media: readonly string[]): { url: string; address: string }[] {
  return media.flatMap((url) => (isVideo(url) ? [] : (addressOf(url) ?? []))).slice(0, MAX_PHOTOS);
}

function addressOf(url: string): { url: string; address: string } | null {
  const photo = url.startsWith("/") ? collectedPhoto(url) : null;
  if (photo !== null) return { url, address: photoSources(photo, WIDTHS).src };
  return isOptimizable(url, HOSTS) ? { url, address: pictureSources(url, WIDTHS).src } : null;
}
