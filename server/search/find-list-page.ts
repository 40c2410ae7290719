import type { ListQuery } from "@/lib/filters/schema";
import type { Language } from "@/lib/language/translator";
import { placesOf } from "@/lib/rental/list-index";
import { isVideo } from "@/lib/rental/media";
import { type Card, toCard } from "@/lib/search/card";
import { nearbyAreas } from "@/lib/search/nearby-areas";
import { optionCounts } from "@/lib/search/option-counts";
import { PAGE_SIZE, pageOf } from "@/lib/search/pages";
import { snapshot } from "@/server/data/snapshot";
import { cardContext } from "./current-market";
import { findRentals } from "./find-rentals";

/** Finds a page of a list. Null for an unknown place and past the end; throws `UnreadError`. */
export function findListPage(query: ListQuery, language: Language) {
  const { result, shown, split, all, context } = findRentals(query);
  const page = pageOf(shown, query.page);
  if (result.status !== "found" || page === null) return null;
  const { rentals, areas: queryPlaces, unknownAreas } = result;
  const { places } = context;
  const ofCards = cardContext(snapshot(), language);
  const first = page.items.findIndex(({ media_urls: [medium = ""] }) => !isVideo(medium));
  const cards = page.items.map(
    (rental, index): Card => ({ ...toCard(rental, ofCards), ...(index === first ? { isFirst: true } : {}) }),
  );
  const counts = optionCounts(split, query, context);
  return {
    all,
    split,
    context,
    rentals,
    queryPlaces,
    areas: queryPlaces.flatMap((index) => places.points[index]?.name ?? []),
    unknownAreas,
    nearby: nearbyAreas(places.points, queryPlaces, counts.location),
    counts,
    cards,
    places: placesOf(page.items, places),
    offset: (query.page - 1) * PAGE_SIZE,
    pageCount: page.pageCount,
  };
}
