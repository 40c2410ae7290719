import { splitLocale } from "@/lib/language/locales";
import { collectedPhoto, photoSources } from "@/lib/rental/collected-photo";

/** Caches of the browser: pages of liked rentals, `/liked` and the lists of their cards; what those pages name. */
export const PAGES = "liked-pages";
export const FILES = "liked-files";

/** The path and query by which a page is kept. Lists open their rentals with the query of the list. */
export function pageKey(url: string): string {
  const { pathname, search } = new URL(url);
  return splitLocale(pathname).path.startsWith("/rental/") ? pathname : pathname + search;
}

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

/** Paths of the first photos that a page's HTML names. */
export function picturesOfPage(html: string): string[] {
  return [...html.matchAll(PICTURE)].slice(0, MAX_PHOTOS).map(([, path = ""]) => keptPicture(path));
}

/** Paths of the scripts, styles, fonts and first photos that a page's HTML names. */
export function filesOfPage(html: string): string[] {
  return [...new Set([...(html.match(FILE) ?? []), ...picturesOfPage(html)])];
}
