"use client";

import { useId } from "react";
import { CONTROL, Field } from "./field";
import { Select } from "./select";

export type SelectOption = { value: string; label: string };

type Props = {
  label: string;
  name: string;
  value: string;
  options: readonly SelectOption[];
  /** Rentals that each option would give; null while unknown. */
  counts: Readonly<Record<string, number>> | null;
  onChange: (value: string) => void;
  className?: string;
};

/** A native select whose options tell what they would give; those that would give nothing cannot be chosen. */
export function SelectFilter({ label, name, value, options, counts, onChange, className }: Props) {
  const id = useId();
  return (
    <Field label={label} htmlFor={id} className={className}>
      <Select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={CONTROL}
      >
        {options.map((option) => {
          const count = counts?.[option.value];
          return (
            <option
              key={option.value}
              value={option.value}
              disabled={count === 0 && option.value !== value && option.value !== ""}
            >
              {count === undefined ? option.label : `${option.label} (${count})`}
            </option>
          );
        })}
      </Select>
    </Field>
  );
}
