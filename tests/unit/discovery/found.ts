import { DEFAULT_QUERY, type ListQuery } from "@/lib/filters/schema";
import { collapsePlaces } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import { searchRentals } from "@/lib/search/search";
import { splitByFailedFilters } from "@/lib/search/split-by-failed-filters";
import type { FoundRentals } from "@/server/search/find-rentals";
import { ENGLISH } from "../../support/in-english";
import { RATES } from "../money/rates";

export const READ_AT = Date.parse("2026-11-21T00:00:00Z");

const place = (location_name: string, latitude: number, rental_count: number) => ({
  location_name,
  latitude,
  longitude: 115,
  rental_count,
});

/** Batu Bolong has the same point as Canggu. */
export const PLACES = collapsePlaces([
  place("canggu", -8.65, 40),
  place("batu bolong", -8.65, 3),
  place("nusa dua", -8.8, 5),
  place("ubud", -8.51, 12),
]);

/** The context of feeds whose rentals were never reduced. */
export const FEED_CONTEXT = { language: ENGLISH, rates: RATES, formerRentOf: () => null };

/** The rentals among `rentals` that match a query. */
export function found(rentals: LiveRental[], query: Partial<ListQuery> = {}): FoundRentals {
  const context = { places: PLACES, rates: RATES, readAt: READ_AT, matchingIds: null, factsOf: null };
  const filters = { ...DEFAULT_QUERY, ...query };
  const split = splitByFailedFilters(rentals, filters, context);
  const result = searchRentals(split, filters, context);
  const shown = result.status === "found" ? result.rentals : [];
  return { result, shown, split, all: rentals, context };
}
