import { collectedPhoto, photoSources } from "@/lib/rental/collected-photo";

/** Photos kept of a page: those of the rental's own come first. */
const MAX_PHOTOS = 3;

const KEPT_WIDTHS = [828, 828] as const;

/** The file that stands in for a picture of the site in any width. */
export function keptPicture(path: string): string {
  const photo = collectedPhoto(path);
  return photo === null ? path : photoSources(photo, KEPT_WIDTHS).src;
}

const FILE = /\/_next\/static\/[\w./~@%-]+\.(?:js|css|woff2)/g;

/** A picture of the site, as `Photo` writes it. */
const PICTURE = /\ssrc="(\/(?!\/)[^"]+)" data-photo/g;

/** Paths of the scripts, styles, fonts and first photos that a page's HTML names. */
export function filesOfPage(html: string): string[] {
  const pictures = [...html.matchAll(PICTURE)].slice(0, MAX_PHOTOS).map(([, path = ""]) => keptPicture(path));
  return [...new Set([...(html.match(FILE) ?? []), ...pictures])];
}
