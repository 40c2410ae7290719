import { activeFilters, withoutFilter } from "./active-filters";
import { DATE_RANGES } from "./options";
import { DEFAULT_QUERY, type Filters } from "./schema";

/** One filter less, and what that would give. */
export type Relaxation = { key: keyof Filters; label: string; count: number };

const MAX_OFFERED = 3;

/** What is said of each filter when it is taken away. */
const LABELS: Record<keyof Filters, string> = {
  location: "Anywhere in Bali",
  price_range: "Any price",
  min_bedrooms: "Any number of bedrooms",
  dateRange: DATE_RANGES[DEFAULT_QUERY.dateRange].label,
  sort: "Any order",
  keywords: "Without the keywords",
};

/**
 * The ways out of an empty result: each takes one filter away and keeps the others. At most three, those that
 * give most first, none that gives nothing. `countOf` tells how many rentals pass some filters.
 */
export function relaxations(filters: Filters, countOf: (filters: Filters) => number): Relaxation[] {
  return activeFilters(filters)
    .map(({ key }) => ({ key, label: LABELS[key], count: countOf(withoutFilter(filters, key)) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_OFFERED);
}
