import { type IndexedRental, indexedRentals } from "@/lib/data/indexed-rentals";
import { liveRentals } from "@/lib/data/live-rentals";
import { homeHref } from "@/lib/filters/schema";
import { areaPath } from "@/lib/places/area-path";
import { type Places, placeIndex } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rentals/rental";
import { rentalPath } from "@/lib/rentals/rental-address";
import { isWorthIndexing } from "@/lib/search/find-area-page";
import { absoluteUrl, mediaUrl } from "@/lib/site/absolute-url";
import { SHORT_CACHE_CONTROL } from "@/lib/site/cache-control";
import { textResponse } from "@/lib/site/text-response";
import { newestPosting } from "./list-summary";
import { type SitemapUrl, sitemapIndexXml, sitemapParts, sitemapUrl, sitemapXml } from "./sitemap-xml";

type Live = { rentals: readonly LiveRental[]; places: Places };

/** The home page, every area with rentals and the pages of those that are not thin; `lastmod` is their newest posting. */
function listUrls({ rentals, places }: Live): SitemapUrl[] {
  const byPoint = Map.groupBy(rentals, ({ location }) => placeIndex(places, location) ?? -1);
  const areas = places.points
    .map(({ name }, index) => ({ name, rentals: byPoint.get(index) ?? [] }))
    .filter((area) => area.rentals.length > 0);
  const lists = areas.map((area) => ({ path: homeHref({ location: area.name }), rentals: area.rentals }));
  const pages = areas
    .filter((area) => isWorthIndexing(area.rentals.length))
    .map((area) => ({ path: areaPath(area.name), rentals: area.rentals }));
  return [{ path: "/", rentals }, ...lists, ...pages].map((list) => ({
    loc: absoluteUrl(list.path),
    lastmod: newestPosting(list.rentals),
    images: [],
  }));
}

function rentalUrl(rental: IndexedRental): SitemapUrl {
  const pictures = rental.pictures.map(mediaUrl).filter((url) => url !== null);
  return {
    loc: absoluteUrl(rentalPath(rental)),
    lastmod: rental.posted_at,
    images: [...new Set(pictures)],
  };
}

/** Every page that search engines should index (docs/behaviour.md, S8): lists and areas first, then rentals, newest first. */
export function sitemapUrls(live: Live, indexed: readonly IndexedRental[]): SitemapUrl[] {
  return [...listUrls(live), ...indexed.map(rentalUrl)];
}

const HEADERS = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": SHORT_CACHE_CONTROL,
};

/**
 * A file of the sitemap: the only part, the index of several parts, or one of them by its number from 1. The number is in
 * the query because a sitemap may only name pages below its own path. Null for a part that does not exist.
 */
export function sitemapFile(parts: readonly (readonly string[])[], part: string | null): string | null {
  if (part === null && parts.length > 1)
    return sitemapIndexXml(parts.map((_, index) => absoluteUrl(`/sitemap.xml?part=${index + 1}`)));
  const urls = /^[1-9]\d{0,4}$/.test(part ?? "1") ? parts[Number(part ?? "1") - 1] : undefined;
  return urls === undefined ? null : sitemapXml(urls);
}

/** The response to a request for the sitemap; 503 while the data service cannot answer. */
export async function sitemapResponse(request: Request): Promise<Response> {
  try {
    const [live, indexed] = await Promise.all([liveRentals(), indexedRentals()]);
    const parts = sitemapParts(sitemapUrls(live, indexed).map(sitemapUrl));
    const file = sitemapFile(parts, new URL(request.url).searchParams.get("part"));
    if (file === null) return textResponse("The sitemap has no such part.", 404);
    return new Response(file, { headers: HEADERS });
  } catch (error) {
    console.error("Making the sitemap failed", error);
    return textResponse("The listings could not be read. Try again in two minutes.", 503, {
      "Retry-After": "120",
    });
  }
}
