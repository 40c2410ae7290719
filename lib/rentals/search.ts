import { DATE_RANGES } from "@/lib/filters/options";
import type { Filters } from "@/lib/filters/schema";
import { type Places, placeIndex } from "@/lib/geo/places";
import type { ExchangeRates } from "@/lib/money/currency";
import { orderByPricePerMonth } from "./compare-price";
import type { LiveRental } from "./rental";

const DAY_MS = 24 * 60 * 60 * 1000;
const MILLION = 1_000_000;

export type SearchContext = {
  places: Places;
  rates: ExchangeRates;
  /** When the rentals were read, in ms since the epoch: the clock of the date range. */
  readAt: number;
  /** Ids whose texts hold every keyword; null when no keywords were asked for. */
  matchingIds: ReadonlySet<number> | null;
};

type Test = (rental: LiveRental) => boolean;

/** One test for each filter that is set (SPEC section 5); a missing value never passes a bound. */
function tests(filters: Filters, { places, readAt, matchingIds }: SearchContext): Test[] {
  // As text, as the rentals have it: reading a date costs more than all the other tests.
  const cutoff = new Date(readAt - DATE_RANGES[filters.dateRange].days * DAY_MS).toISOString();
  const place = placeIndex(places, filters.location);
  const { price_range: maximum, min_bedrooms: minimum } = filters;
  return [
    ({ posted_at }) => posted_at !== null && posted_at >= cutoff,
    ...(filters.location === ""
      ? []
      : [({ location }: LiveRental) => placeIndex(places, location) === place]),
    ...(maximum === null
      ? []
      : [({ price_amount }: LiveRental) => price_amount !== null && price_amount <= maximum * MILLION]),
    ...(minimum === null ? [] : [({ bedrooms }: LiveRental) => bedrooms !== null && bedrooms >= minimum]),
    ...(matchingIds === null ? [] : [({ id }: LiveRental) => matchingIds.has(id)]),
  ];
}

/** What a search found; 'unknown-location' when no row of geo_location knows the asked name. */
export type SearchResult =
  | { status: "unknown-location" }
  | { status: "found"; rentals: LiveRental[]; place: number | null };

/**
 * The rentals that pass every filter, in the asked order. `rentals` come newest first and keep that order
 * for the default sort and among equal prices; a missing price is last in both directions (SPEC section 5).
 */
export function searchRentals(
  rentals: readonly LiveRental[],
  filters: Filters,
  context: SearchContext,
): SearchResult {
  const place = placeIndex(context.places, filters.location);
  if (filters.location !== "" && place === null) return { status: "unknown-location" };
  const all = tests(filters, context);
  const found = rentals.filter((rental) => all.every((test) => test(rental)));
  if (filters.sort === "none") return { status: "found", rentals: found, place };
  const direction = filters.sort === "pricePerMonthAsc" ? 1 : -1;
  return { status: "found", rentals: orderByPricePerMonth(found, context.rates, direction), place };
}
