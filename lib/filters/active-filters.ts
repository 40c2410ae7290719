import type { ActiveFilter } from "./filter-definition";
import { chosenFilters, type FilterKey, type Filters, type Unstated } from "./filters";

/** The chosen filters with the labels of their removable chips, which say where adverts that do not state a fact are let in. */
export function activeFilters(filters: Filters): ActiveFilter<Filters, FilterKey, Unstated>[] {
  return chosenFilters(filters).map((filter) => {
    const includesUnstated = filter.fact !== null && filters.unstated.includes(filter.fact);
    return { ...filter, label: filter.label + (includesUnstated ? " or not stated" : "") };
  });
}
