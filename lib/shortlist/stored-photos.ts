import { collectedPhoto, photoSources, photoUrl } from "@/lib/rentals/collected-photo";
import { isOptimizable, isVideo, parseMediaHosts } from "@/lib/rentals/media";
import { pictureSources } from "@/lib/rentals/picture-sources";

export const PHOTO_CACHE = "shortlist-photos";

/** Most photos stored for a home. */
const MAX_PHOTOS = 3;
const WIDTHS = [828, 828] as const;

const HOSTS = parseMediaHosts(process.env.MEDIA_HOSTS);

export function photoKey(url: string): string {
  return `/kept-photo?src=${encodeURIComponent(url)}`;
}

/** The listing's URL of the picture that an address of the site serves, in any width. */
export function photoAt(address: URL): string {
  if (address.pathname === "/_next/image") return address.searchParams.get("url") ?? "";
  const photo = collectedPhoto(address.pathname);
  return photo === null ? address.pathname : photoUrl(photo);
}

/** The photos to store, with the address to fetch each from. Scripts cannot read photos of hosts that the site does not serve. */
export function photosToStore(media: readonly string[]): { url: string; address: string }[] {
  return media.flatMap((url) => (isVideo(url) ? [] : (addressOf(url) ?? []))).slice(0, MAX_PHOTOS);
}

function addressOf(url: string): { url: string; address: string } | null {
  const photo = url.startsWith("/") ? collectedPhoto(url) : null;
  if (photo !== null) return { url, address: photoSources(photo, WIDTHS).src };
  return isOptimizable(url, HOSTS) ? { url, address: pictureSources(url, WIDTHS).src } : null;
}
