import type { ActiveFilter } from "./filter-definition";
import { ALL_FILTERS, type FilterKey, type Filters } from "./filters";

/** The filters that are not at their default, in the order of the filter bar, with labels for removable chips. */
export function activeFilters(filters: Filters): ActiveFilter<Filters, FilterKey>[] {
  return ALL_FILTERS.flatMap(({ active }) => active(filters)).map((one) => {
    const isUnstatedIn = one.fact !== null && filters.unstated.includes(one.fact);
    return { ...one, label: one.label + (isUnstatedIn ? " or not stated" : "") };
  });
}

/** A filter to remove, and how many rentals that would give. */
export type Relaxation = { label: string; change: Partial<Filters>; count: number };

const MAX_OFFERED = 3;

/**
 * The ways out of an empty result (docs/behaviour.md, F14): each removes one filter. At most three, those with the most
 * results first, none without results. `countOf` counts the rentals that pass given filters.
 */
export function relaxations(filters: Filters, countOf: (filters: Filters) => number): Relaxation[] {
  return activeFilters(filters)
    .map(({ without: label, change }) => ({ label, change, count: countOf({ ...filters, ...change }) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_OFFERED);
}
