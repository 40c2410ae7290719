"use client";

import { useId } from "react";
import { Select } from "@/components/ui/select";
import { CONTROL } from "./field";
import { type SelectKey, useFilterSelect } from "./filter-selects.client";
import { FilterOptions } from "./select-filter.client";

/** A select of a filter with its label beside it. */
export function LabelledSelect({ of: filterKey }: { of: SelectKey }) {
  const { label, name, value, options, counts, onChange } = useFilterSelect(filterKey);
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={CONTROL}
      >
        <FilterOptions options={options} value={value} counts={counts} />
      </Select>
    </div>
  );
}
