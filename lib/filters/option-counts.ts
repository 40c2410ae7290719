import { countByPoint } from "@/lib/geo/count-by-place";
import type { LiveRental } from "@/lib/rentals/rental";
import { type SearchContext, searchRentals } from "@/lib/rentals/search";
import { DATE_RANGES, type DateRange, MIN_BEDROOMS, PRICE_RANGES } from "./options";
import type { Filters } from "./schema";

/** How many rentals each option would give with the other filters as they are; "" is the cleared option. */
export type OptionCounts = {
  price_range: Record<string, number>;
  min_bedrooms: Record<string, number>;
  dateRange: Record<string, number>;
  /** By the index of the place. */
  location: number[];
};

export function optionCounts(
  rentals: readonly LiveRental[],
  filters: Filters,
  context: SearchContext,
): OptionCounts {
  const found = (change: Partial<Filters>) => {
    const result = searchRentals(rentals, { ...filters, ...change, sort: "none" }, context);
    return result.status === "found" ? result.rentals : [];
  };
  const counts = <Value extends string | number | null>(
    values: readonly Value[],
    change: (value: Value) => Partial<Filters>,
  ) => Object.fromEntries(values.map((value) => [value ?? "", found(change(value)).length]));
  const dateRanges = Object.keys(DATE_RANGES).filter((key): key is DateRange => key in DATE_RANGES);
  return {
    price_range: counts([null, ...PRICE_RANGES], (price_range) => ({ price_range })),
    min_bedrooms: counts([null, ...MIN_BEDROOMS], (min_bedrooms) => ({ min_bedrooms })),
    dateRange: counts(dateRanges, (dateRange) => ({ dateRange })),
    location: countByPoint(context.places, found({ location: "" })),
  };
}
