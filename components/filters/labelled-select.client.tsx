"use client";

import { useId } from "react";
import { Select } from "@/components/ui/select";
import { CONTROL } from "./field";
import { type SelectKey, useFilterSelect } from "./filter-selects.client";
import { FilterOptions } from "./select-filter.client";

type Props = {
  label: string;
  /** The key of its filter; absent if it is none, so that a form does not send it. */
  name?: string;
  value: string;
  options: React.ComponentProps<typeof FilterOptions>["options"];
  counts?: React.ComponentProps<typeof FilterOptions>["counts"];
  onChange: (value: string) => void;
};

/** A select with its label beside it. */
export function LabelledSelect({ label, name, value, options, counts = null, onChange }: Props) {
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

/** The labelled select of a filter. */
export function LabelledFilter({ of: filterKey }: { of: SelectKey }) {
  return <LabelledSelect {...useFilterSelect(filterKey)} />;
}
