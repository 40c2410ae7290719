"use client";

import { useLocale } from "next-intl";
import { useId } from "react";
import { Select } from "@/components/ui/select";
import { groupDigits } from "@/lib/money/format-price";
import { CONTROL, Field } from "./field";

type SelectOption = { value: string; label: string };

type Props = {
  label: string;
  /** The key of its filter; absent if it is none, so that a form does not send it. */
  name?: string;
  value: string;
  options: readonly SelectOption[];
  /** Number of rentals that each option would match; null while unknown. */
  counts: Readonly<Record<string, number>> | null;
  onChange: (value: string) => void;
  /** Whether the label is beside it, as what surrounds it lays labels out. */
  isBeside?: boolean;
};

function FilterOptions({ options, value, counts }: Pick<Props, "options" | "value" | "counts">) {
  const locale = useLocale();
  return options.map((option) => {
    const count = counts?.[option.value];
    return (
      <option
        key={option.value}
        value={option.value}
        disabled={count === 0 && option.value !== value && option.value !== ""}
      >
        {count === undefined ? option.label : `${option.label} (${groupDigits(count, locale)})`}
      </option>
    );
  });
}

/** Shows how many rentals each option would match, and disables those that match none. */
export function SelectFilter({ label, name, value, options, counts, onChange, isBeside }: Props) {
  const id = useId();
  return (
    <Field label={label} htmlFor={id} isBeside={isBeside}>
      <Select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={CONTROL}
      >
        <FilterOptions options={options} value={value} counts={counts} />
      </Select>
    </Field>
  );
}
