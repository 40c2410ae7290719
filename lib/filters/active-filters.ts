import type { ActiveFilter } from "./filter-definition";
import { ALL_FILTERS, type FilterKey, type Filters, type Unstated } from "./filters";

/** The filters that differ from their defaults, in the order of the filter bar, with labels for removable chips. */
export function activeFilters(filters: Filters): ActiveFilter<Filters, FilterKey, Unstated>[] {
  return ALL_FILTERS.flatMap(({ active }) => active(filters)).map((filter) => {
    const includesUnstated = filter.fact !== null && filters.unstated.includes(filter.fact);
    return { ...filter, label: filter.label + (includesUnstated ? " or not stated" : "") };
  });
}
