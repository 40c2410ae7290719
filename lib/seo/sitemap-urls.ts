import { homeHref } from "@/lib/filters/schema";
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
  const byPoint = Map.groupBy(rentals, ({ location }) => placeIndex(places, location) ?? -1);
  const areas = places.points.map(({ name }, index) => ({
    path: homeHref({ location: name }),
    rentals: byPoint.get(index) ?? [],
  }));
  return [{ path: "/", rentals }, ...areas.filter((area) => area.rentals.length > 0)].map((list) => ({
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
