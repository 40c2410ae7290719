import { gunzipSync, gzipSync } from "node:zlib";
import { homeHref } from "@/lib/filters/schema";
import { rentsPath } from "@/lib/market/rents-order";
import { areaPath } from "@/lib/places/area-path";
import { type Places, placeIndex } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import { rentalPath } from "@/lib/rental/rental-address";
import type { IndexedRental, Snapshot } from "@/lib/search/snapshot";
import { indexedRentals } from "@/server/data/indexed-rentals";
import { derived, snapshot } from "@/server/data/snapshot";
import { entityTag } from "@/server/http/entity-tag";
import { textResponse } from "@/server/http/text-response";
import { isWorthIndexing } from "@/server/search/find-area-page";
import { absoluteUrl, mediaUrl } from "@/server/site/absolute-url";
import { conditionalResponse } from "./conditional";
import { newestPosting } from "./list-summary";
import { type SitemapPage, sitemapIndexXml, sitemapParts, sitemapUrls, sitemapXml } from "./sitemap-xml";
import { TEXT_PAGES } from "./text-page-metadata";

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
  return [{ path: "/", rentals }, { path: rentsPath(), rentals }, ...lists, ...pages].map((list) => ({
    path: list.path,
    lastmod: newestPosting(list.rentals),
    images: [],
  }));
}

function rentalPage(rental: IndexedRental): SitemapPage {
  const pictures = rental.pictures.map(mediaUrl).filter((url) => url !== null);
  return { path: rentalPath(rental), lastmod: rental.posted_at, images: [...new Set(pictures)] };
}

/** Every page that search engines should index (docs/behaviour.md, S8): lists and areas, pages of text, then rentals, newest first. */
export function sitemapPages(live: Live, indexed: readonly IndexedRental[]): SitemapPage[] {
  const texts = Object.keys(TEXT_PAGES).map((path) => ({ path, lastmod: null, images: [] }));
  return [...listPages(live), ...texts, ...indexed.map(rentalPage)];
}

type File = { xml: string; tag: string };

/** Keeps a file compressed, to a twentieth of its size: it names the same addresses three times. */
function packed(xml: string): File {
  const bytes = gzipSync(xml);
  return {
    tag: entityTag(xml),
    get xml() {
      return String(gunzipSync(bytes));
    },
  };
}

const cachedFiles = derived(() => new WeakMap<readonly IndexedRental[], readonly File[]>());

/** The sitemap's files, made once for a snapshot and its indexed rentals. */
function currentFiles(live: Snapshot, indexed: readonly IndexedRental[]): readonly File[] {
  const cached = cachedFiles(live).get(indexed);
  if (cached !== undefined) return cached;
  const files = sitemapParts(sitemapPages(live, indexed).flatMap(sitemapUrls)).map(sitemapXml).map(packed);
  cachedFiles(live).set(indexed, files);
  return files;
}

/**
 * The only part, the index of several, or a part by its number (from 1); null for any other. The number is in the query because
 * a sitemap may only list pages below its own path.
 */
export function sitemapFile(files: readonly File[], part: string | null): File | null {
  if (part === null && files.length > 1) {
    const xml = sitemapIndexXml(files.map((_, index) => absoluteUrl(`/sitemap.xml?part=${index + 1}`)));
    return { xml, tag: entityTag(xml) };
  }
  return (/^[1-9]\d{0,4}$/.test(part ?? "1") ? files[Number(part ?? "1") - 1] : null) ?? null;
}

/** Responds with the sitemap: 304 if the client already has it, 404 for an unknown part, 503 while the data service cannot answer. */
export async function sitemapResponse(request: Request): Promise<Response> {
  try {
    const live = snapshot();
    const files = currentFiles(live, await indexedRentals());
    const file = sitemapFile(files, new URL(request.url).searchParams.get("part"));
    if (file === null) return textResponse("The sitemap has no such part.", 404);
    return conditionalResponse(request, file.xml, "application/xml", file.tag);
  } catch (error) {
    console.error("Making the sitemap failed", error);
    return textResponse("The listings could not be read. Try again in two minutes.", 503, {
      "Retry-After": "120",
    });
  }
}
