import type { ListQuery } from "@/lib/filters/schema";
import type { Language } from "@/lib/language/translator";
import { placesOf } from "@/lib/rental/list-index";
import { type Card, toCard } from "@/lib/search/card";
import { nearbyAreas } from "@/lib/search/nearby-areas";
import { optionCounts } from "@/lib/search/option-counts";
import { PAGE_SIZE, pageOf } from "@/lib/search/pages";
import { snapshot } from "@/server/data/snapshot";
import { cardContext } from "./card-context";
import { findRentals } from "./find-rentals";
import { firstCards, indexOfFirstPhoto } from "./first-cards";

/** Finds a page of a list. Null for an unknown place and past the end; throws `UnreadError`. */
export function findListPage(query: ListQuery, language: Language) {
  const { result, split, all, context } = findRentals(query);
  const page = result.status === "found" ? pageOf(result.rentals, query.page) : null;
  if (result.status !== "found" || page === null) return null;
  const { rentals, areas: queryPlaces, unknownAreas } = result;
  const { places } = context;
  const isNarrowedByMap = queryPlaces.length === 0 && query.contact === "";
  const offset = (query.page - 1) * PAGE_SIZE;
  const { cards: shown, widest } = isNarrowedByMap
    ? firstCards(rentals.slice(offset), places)
    : { cards: page.items, widest: [] };
  const ofCards = cardContext(snapshot(), language);
  const first = indexOfFirstPhoto(shown, isNarrowedByMap ? places : null);
  const cards = shown.map(
    (rental, index): Card => ({ ...toCard(rental, ofCards), ...(index === first ? { isFirst: true } : {}) }),
  );
  const areas = queryPlaces.flatMap((index) => places.points[index]?.name ?? []);
  const counts = optionCounts(split, query, context);
  const nearby = nearbyAreas(places.points, queryPlaces, counts.location);
  return {
    all,
    split,
    context,
    rentals,
    queryPlaces,
    areas,
    unknownAreas,
    nearby,
    counts,
    cards,
    places: placesOf(shown, places),
    offset,
    widest,
    pageCount: page.pageCount,
  };
}
