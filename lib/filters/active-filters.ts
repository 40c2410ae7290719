import type { Language } from "@/lib/language/translator";
import type { ActiveFilter } from "./filter-definition";
import { chosenFilters, type FilterKey, type Filters, type Unstated } from "./filters";

type LabelledFilter = Omit<ActiveFilter<Filters, FilterKey, Unstated>, "label"> & { label: string };

/** The chosen filters with the labels of their chips: "Pool", "Pool or not stated". */
export function activeFilters(filters: Filters, language: Language): LabelledFilter[] {
  return chosenFilters(filters).map((filter) => {
    const label = filter.label(language);
    const includesUnstated = filter.fact !== null && filters.unstated.includes(filter.fact);
    return {
      ...filter,
      label: includesUnstated ? language.t("filters.orUnstated", { filter: label }) : label,
    };
  });
}
