import { homeHref } from "@/lib/filters/schema";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/language/locales";
import { chunks } from "@/lib/lists/chunks";
import { areaPath } from "@/lib/places/area-path";
import { type Places, placeIndex } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import { rentalPath } from "@/lib/rental/rental-address";
import type { IndexedRental } from "@/lib/search/snapshot";
import { indexedRentals } from "@/server/data/indexed-rentals";
import { snapshot } from "@/server/data/snapshot";
import { respondOr503 } from "@/server/data/unread";
import { polledResponse, textResponse } from "@/server/http/text-response";
import { isWorthIndexing } from "@/server/search/find-area-page";
import { absoluteUrl, localUrl } from "@/server/site/absolute-url";
import { newestPosting } from "./list-metadata";
import { TEXT_PAGES } from "./page-metadata";
import { stillUrls } from "./rental-json-ld";
import { xmlText } from "./xml-text";

/**
 * A page in the sitemap. `path` is its English one; only that entry lists the images. `lastmod` is the ISO time of its data,
 * never of the request.
 */
export type SitemapPage = { path: string; lastmod: string | null; images: readonly string[] };

type Live = { rentals: readonly LiveRental[]; places: Places };

/** The home page, the rents of all areas, the list of every area with rentals, and the pages of areas worth indexing. `lastmod` is the newest posting. */
function listPages({ rentals, places }: Live): SitemapPage[] {
  const byPoint = Map.groupBy(rentals, ({ location }) => placeIndex(places, location) ?? -1);
  const areas = places.points
    .map(({ name }, index) => ({ name, rentals: byPoint.get(index) ?? [] }))
    .filter((area) => area.rentals.length > 0);
  const lists = areas.map((area) => ({ path: homeHref({ location: [area.name] }), rentals: area.rentals }));
  const pages = areas
    .filter((area) => isWorthIndexing(area.rentals.length))
    .map((area) => ({ path: areaPath(area.name), rentals: area.rentals }));
  return [{ path: "/", rentals }, { path: "/rents", rentals }, ...lists, ...pages].map((list) => ({
    path: list.path,
    lastmod: newestPosting(list.rentals),
    images: [],
  }));
}

function rentalPage(rental: IndexedRental): SitemapPage {
  return { path: rentalPath(rental), lastmod: rental.posted_at, images: stillUrls(rental.pictures) };
}

/** Every page that search engines should index (docs/behaviour.md, S8): lists and areas, pages of text, then rentals, newest first. */
export function sitemapPages(live: Live, indexed: readonly IndexedRental[]): SitemapPage[] {
  const texts = Object.keys(TEXT_PAGES).map((path) => ({ path, lastmod: null, images: [] }));
  return [...listPages(live), ...texts, ...indexed.map(rentalPage)];
}

/** The `<url>` elements of a page, one for each language; each names all of them (docs/decisions/077-languages-in-the-sitemap.md). */
function urlElements({ path, lastmod, images }: SitemapPage): string[] {
  const link = (language: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(localUrl(locale, path))}"/>`;
  const links = [...LOCALES.map((locale) => link(locale, locale)), link("x-default", DEFAULT_LOCALE)];
  const date = lastmod === null ? "" : `<lastmod>${xmlText(lastmod)}</lastmod>`;
  const pictures = images.map(
    (image) => `<image:image><image:loc>${xmlText(image)}</image:loc></image:image>`,
  );
  return LOCALES.map((locale) => {
    const loc = `<loc>${xmlText(localUrl(locale, path))}</loc>`;
    return ["<url>", loc, ...links, date, ...(locale === DEFAULT_LOCALE ? pictures : []), "</url>"].join("");
  });
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export function sitemapXml(pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap(urlElements).join("\n");
  return `${DECLARATION}\n<urlset ${NAMESPACE} ${IMAGES} ${XHTML}>\n${urls}\n</urlset>\n`;
}

function indexXml(count: number): string {
  const sitemaps = Array.from({ length: count }, (_, index) => {
    const address = absoluteUrl(`/sitemap.xml?part=${index + 1}`);
    return `<sitemap><loc>${xmlText(address)}</loc></sitemap>`;
  });
  return `${DECLARATION}\n<sitemapindex ${NAMESPACE}>\n${sitemaps.join("\n")}\n</sitemapindex>\n`;
}

/** 30,000 addresses, and 40 MB if each home has its ten pictures: the protocol allows 50,000 and 50 MB. */
const PAGES_PER_FILE = 10_000;

/**
 * The only file, the index of several, or one by its number (from 1); null for any other. The number is in the query because
 * a sitemap may only list pages below its own path.
 */
export function sitemapFile(pages: readonly SitemapPage[], part: string | null): string | null {
  const files = chunks(pages, PAGES_PER_FILE);
  if (part === null && files.length > 1) return indexXml(files.length);
  const file = /^[1-9]\d{0,4}$/.test(part ?? "1") ? files[Number(part ?? "1") - 1] : undefined;
  return file === undefined ? null : sitemapXml(file);
}

/** Responds with the sitemap: 404 for an unknown part, 503 while the data service cannot answer. */
export function sitemapResponse(request: Request): Promise<Response> {
  return respondOr503("Making the sitemap failed", async () => {
    const pages = sitemapPages(snapshot(), await indexedRentals());
    const xml = sitemapFile(pages, new URL(request.url).searchParams.get("part"));
    if (xml === null) return textResponse("The sitemap has no such part.", 404);
    return polledResponse(xml, "application/xml");
  });
}
