import { homeHref } from "@/lib/filters/schema";
import { countByPoint } from "@/lib/geo/count-by-place";
import { type Places, placeIndex } from "@/lib/geo/places";
import type { LiveRental } from "@/lib/rentals/rental";
import { rentalPath } from "@/lib/rentals/rental-path";
import type { IndexedRental } from "@/lib/rentals/sitemap-query";
import { absoluteUrl, mediaUrl } from "./absolute-url";
import { newestPosting } from "./list-facts";
import type { SitemapUrl } from "./sitemap-url";

type Live = { rentals: readonly LiveRental[]; places: Places };

/** The home page and every area that has something to show, as of their newest posting. */
function listUrls({ rentals, places }: Live): SitemapUrl[] {
  const counts = countByPoint(places, rentals);
  const areas = places.points.flatMap(({ name }, index) => {
    if ((counts[index] ?? 0) === 0) return [];
    const own = rentals.filter(({ location }) => placeIndex(places, location) === index);
    return [{ path: homeHref({ location: name }), rentals: own }];
  });
  return [{ path: "/", rentals }, ...areas].map((list) => ({
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

/** Every page that search engines shall keep (QUALITY C4): lists first, then rentals, newest first. */
export function sitemapUrls(live: Live, indexed: readonly IndexedRental[]): SitemapUrl[] {
  return [...listUrls(live), ...indexed.map(rentalUrl)];
}
