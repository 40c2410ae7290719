import { collectedPhoto, photoSources, photoUrl } from "@/lib/rental/collected-photo";
import { isOwnFile, isVideo } from "@/lib/rental/media";

export const PHOTO_CACHE = "shortlist-photos";

/** Most photos stored for a home. */
const MAX_PHOTOS = 3;
const WIDTHS = [828, 828] as const;

export function photoKey(url: string): string {
  return `/kept-photo?src=${encodeURIComponent(url)}`;
}

/** The listing's URL of the picture that an address of the site serves, in any width. */
export function photoAt(address: URL): string {
  const photo = collectedPhoto(address.pathname);
  return photo === null ? address.pathname : photoUrl(photo);
}

/** The photos to store, with the address to fetch each from. Scripts cannot read photos of hosts that the site does not serve. */
export function photosToStore(media: readonly string[]): { url: string; address: string }[] {
  return media
    .filter((url) => isOwnFile(url) && !isVideo(url))
    .slice(0, MAX_PHOTOS)
    .map((url) => ({ url, address: addressOf(url) }));
}

function addressOf(url: string): string {
  const photo = collectedPhoto(url);
  return photo === null ? url : photoSources(photo, WIDTHS).src;
}
