import { ALL_FILTERS, type FilterKey, type Filters } from "./filters";
import { DATE_RANGES } from "./options";

/** The list without a filter. "Pool or not" for those that are not here. Only for the server, so not among the filters. */
const WITHOUT: Partial<Record<FilterKey, string>> = {
  location: "Anywhere in Bali",
  price_range: "Any price",
  min_bedrooms: "Any number of bedrooms",
  max_bedrooms: "Any number of bedrooms",
  dateRange: DATE_RANGES.month.label,
  keywords: "Without the keywords",
  stay: "Any minimum stay",
  available: "Available at any time",
  type: "Any kind of home",
  min_bathrooms: "Any number of bathrooms",
  price_min: "Without the minimum rent",
  price_max: "Without the maximum rent",
  contact: "Homes of any contact",
};

/** A filter to remove, and how many rentals the list would have then. */
export type Relaxation = { label: string; change: Partial<Filters>; count: number };

const MAX_OFFERED = 3;

/**
 * Suggestions for an empty result (docs/behaviour.md, F14): each removes one filter. At most three, most results first,
 * without those that would stay empty. `countOf` counts the rentals that pass given filters.
 */
export function relaxations(filters: Filters, countOf: (filters: Filters) => number): Relaxation[] {
  const steps = new Map(
    ALL_FILTERS.flatMap(({ active }) => active(filters)).map(({ key, label, change, whole = change }) => [
      WITHOUT[key] ?? `${label} or not`,
      whole,
    ]),
  );
  return [...steps]
    .map(([label, change]) => ({ label, change, count: countOf({ ...filters, ...change }) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_OFFERED);
}
