import type { Filters } from "@/lib/filters/filters";
import { placesNamed } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import { keywordTerms } from "@/lib/text/keywords";
import { idsMatching } from "@/lib/text/searched-texts";
import { criteriaOf, fitsByMonth, passes, type SearchContext } from "./criteria";
import { fittingFirst, ORDERS, passingFirst } from "./orders";
import type { LiveTexts } from "./snapshot";
import type { SplitRentals } from "./split-by-failed-filters";

/** The result of a search; 'unknown-location' if geo_location has no row with any of the names (docs/behaviour.md, F27). */
export type SearchResult =
  | { status: "unknown-location" }
  | {
      status: "found";
      rentals: LiveRental[];
      /** Indexes of the areas; empty for all of the region. */
      areas: readonly number[];
      /** Names of the query that are no area. */
      unknownAreas: readonly string[];
    };

/** What filters look at in the live rentals, but for the order against usual rents. */
export function searchContext(
  { places, rates, readAt, texts }: Pick<SearchContext, "places" | "rates" | "readAt"> & { texts: LiveTexts },
  { keywords, contact }: Filters,
): SearchContext {
  const terms = keywordTerms(keywords);
  const hasTerms = terms.wanted.length + terms.unwanted.length > 0;
  return {
    ...{ places, rates, readAt },
    matchingIds: hasTerms ? idsMatching(texts.searched, terms) : null,
    factsOf: texts.factsOf,
    ...(contact === "" ? {} : { contactIds: texts.idsWithContact(contact) }),
  };
}

/** The rentals that pass every filter, in the given order. */
export function rentalsPassing<Live extends LiveRental>(
  rentals: readonly Live[],
  filters: Filters,
  context: SearchContext,
): Live[] {
  const criteria = criteriaOf(filters, context);
  return rentals.filter((rental) => criteria.every((criterion) => passes(criterion, rental)));
}

/** By default unreachable rentals come last (docs/behaviour.md, F16); under an advertised maximum, fitting monthly prices first (F17). */
function sortFound(found: readonly LiveRental[], filters: Filters, context: SearchContext): LiveRental[] {
  const { sort, price_range: maximum, price_by } = filters;
  const ordered = ORDERS[sort](found, context);
  const sorted = sort === "none" ? passingFirst(ordered, ({ isReachable }) => isReachable) : ordered;
  return maximum === null || price_by === "month"
    ? sorted
    : fittingFirst(sorted, fitsByMonth(filters, context), context.rates);
}

/** Whether the chosen order of a list is that of the default one. `rentals` are those of `split`, sorted. */
export function isSortIdle(
  rentals: readonly LiveRental[],
  { passing }: SplitRentals,
  filters: Filters,
  context: SearchContext,
): boolean {
  if (filters.sort === "none" || rentals.length < 2) return false;
  const byDefault = sortFound(passing, { ...filters, sort: "none" }, context);
  return rentals.every((rental, index) => rental === byDefault[index]);
}

/** The rentals that pass every filter, sorted. They must be split newest first. */
export function searchRentals(
  { passing }: SplitRentals,
  filters: Filters,
  context: SearchContext,
): SearchResult {
  const { indexes: areas, unknown: unknownAreas } = placesNamed(context.places, filters.location);
  if (areas.length === 0 && unknownAreas.length > 0) return { status: "unknown-location" };
  const found = sortFound(passing, filters, context);
  return { status: "found", rentals: found, areas, unknownAreas };
}

/** Number of rentals that pass the filters. Ignores the context's `matchingIds` if the filters have no keywords. */
export function countFound(rentals: readonly LiveRental[], filters: Filters, context: SearchContext): number {
  const matchingIds = filters.keywords === "" ? null : context.matchingIds;
  return rentalsPassing(rentals, filters, { ...context, matchingIds }).length;
}
