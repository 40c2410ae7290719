import type { Filters } from "@/lib/filters/filters";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import type { RentalPeriod } from "@/lib/money/period";
import { collapsePlaces } from "@/lib/places/places";
import { rentOf } from "@/lib/rental/rent";
import type { LiveRental } from "@/lib/rental/rental";
import type { SearchContext } from "@/lib/search/criteria";
import { NOTHING_STATED, type SearchedFacts, type SearchedUnit } from "@/lib/search/searched-facts";
import { splitByFailedFilters } from "@/lib/search/split-by-failed-filters";
import { DAY_MS } from "@/lib/time/region-day";
import { RATES } from "../money/rates";
import { type Change, sampleRental } from "../rental/sample-rental";

const READ_AT = Date.parse("2026-11-21T00:00:00Z");

export const PLACES = collapsePlaces([
  { location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 9 },
  { location_name: "batu bolong", latitude: -8.65, longitude: 115.13, rental_count: 3 },
  { location_name: "ubud", latitude: -8.51, longitude: 115.26, rental_count: 5 },
]);

/** The context of a search in which no advert states anything. */
export const CONTEXT: SearchContext = {
  ...{ places: PLACES, rates: RATES, readAt: READ_AT, matchingIds: null, factsOf: null },
};

export const daysAgo = (days: number): string => new Date(READ_AT - days * DAY_MS).toISOString();

/** Facts by the id of their rental; other rentals state nothing. */
export const factsById =
  (facts: Readonly<Record<number, Partial<SearchedFacts>>>) =>
  (id: number): SearchedFacts => ({ ...NOTHING_STATED, ...facts[id] });

/** One of the homes of a post, with its monthly rent. */
export function unit(
  bedrooms: number | null,
  millions: number,
  period: RentalPeriod | null = "month",
): SearchedUnit {
  const rent = rentOf(millions * 1_000_000, "IDR", period);
  if (rent === null) throw new Error("not a rent");
  return { bedrooms, rent };
}

/** Sample rentals with these changes, with the ids 1, 2, 3. */
export const rentalsWith = (changes: readonly Change<LiveRental>[]): LiveRental[] =>
  changes.map((change, index) => sampleRental({ id: index + 1, ...change }));

/** The arguments of the functions under test: rentals split by the filters, the query and the context. */
export function splitBy(
  rentals: readonly LiveRental[],
  filters: Partial<Filters>,
  change: Partial<SearchContext> = {},
) {
  const query: Filters = { ...DEFAULT_QUERY, ...filters };
  const context = { ...CONTEXT, ...change };
  return [splitByFailedFilters(rentals, query, context), query, context] as const;
}
