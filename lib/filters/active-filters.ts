import type { ActiveFilter } from "./filter-definition";
import { ALL_FILTERS, type FilterKey, type Filters, type Unstated } from "./filters";

/** The filters that differ from their defaults, in the order of the filter bar, with labels for removable chips. */
export function activeFilters(filters: Filters): ActiveFilter<Filters, FilterKey, Unstated>[] {
  return ALL_FILTERS.flatMap(({ active }) => active(filters)).map((filter) => {
    const includesUnstated = filter.fact !== null && filters.unstated.includes(filter.fact);
    return { ...filter, label: filter.label + (includesUnstated ? " or not stated" : "") };
  });
}

/** A filter to remove, and how many rentals the list would have then. */
export type Relaxation = { label: string; change: Partial<Filters>; count: number };

const MAX_OFFERED = 3;

/**
 * Suggestions for an empty result (docs/behaviour.md, F14): each removes one filter. At most three, most results first,
 * without those that would stay empty. `countOf` counts the rentals that pass given filters.
 */
export function relaxations(filters: Filters, countOf: (filters: Filters) => number): Relaxation[] {
  const steps = new Map(
    activeFilters(filters).map(({ without, change, whole = change }) => [without, whole]),
  );
  return [...steps]
    .map(([label, change]) => ({ label, change, count: countOf({ ...filters, ...change }) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_OFFERED);
}
