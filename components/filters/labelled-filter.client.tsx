"use client";

import { LabelledSelect } from "@/components/ui/labelled-select";
import { type SelectKey, useFilterSelect } from "./filter-selects.client";
import { FilterOptions } from "./select-filter.client";

/** The select of a filter with its label beside it. */
export function LabelledFilter({ of: filterKey }: { of: SelectKey }) {
  const { label, name, value, options, counts, onChange } = useFilterSelect(filterKey);
  return (
    <LabelledSelect label={label} name={name} value={value} onChange={onChange}>
      <FilterOptions options={options} value={value} counts={counts} />
    </LabelledSelect>
  );
}
