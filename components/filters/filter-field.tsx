import { useId } from "react";
import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import { Select } from "@/components/ui/select";
import { FILTERS } from "@/lib/filters/filter-rows";
import type { FilterKey } from "@/lib/filters/filters";
import { groupDigits } from "@/lib/money/format-price";

/** A control with its label inside of its box. */
export function Field({
  label,
  htmlFor,
  children,
}: {
  label: string;
  htmlFor: string;
  children: React.ReactNode;
}) {
  return (
    <div className="field">
      <label htmlFor={htmlFor}>{label}</label>
      {children}
    </div>
  );
}

type SelectProps = {
  label: string;
  /** The key of its filter; absent if it is none, so that a form does not send it. */
  name?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** Number of rentals that each option would match; absent while unknown, and if it is no filter. */
  counts?: Readonly<Record<string, number>> | undefined;
  onChange: (value: string) => void;
};

/** The numbers are for the open menu: the chosen option, which a closed one shows, has none. */
export function SelectField({ label, name, value, options, counts, onChange }: SelectProps) {
  const { locale } = useLanguage();
  const id = useId();
  return (
    <Field label={label} htmlFor={id}>
      <Select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control"
      >
        {options.map((option) => {
          const count = option.value === value ? undefined : counts?.[option.value];
          return (
            <option key={option.value} value={option.value}>
              {count === undefined ? option.label : `${option.label} (${groupDigits(count, locale)})`}
            </option>
          );
        })}
      </Select>
    </Field>
  );
}

type FilterProps = { of: Exclude<FilterKey, "location"> };

export function FilterSelect({ of: filterKey }: FilterProps) {
  const language = useLanguage();
  const { filters, setFilters, list } = useHomeState();
  const { options } = FILTERS[filterKey];
  return (
    <SelectField
      label={language.t(`filters.name.${filterKey}`)}
      name={filterKey}
      value={options.find(({ isChosen }) => isChosen(filters))?.value ?? ""}
      options={options.map(({ value, label }) => ({ value, label: label(language) }))}
      counts={list?.counts[filterKey]}
      onChange={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen) setFilters(chosen.choose(filters));
      }}
    />
  );
}

/** A checkbox for each option, with the number of rentals that it would leave. */
export function FilterBoxes({ of: filterKey }: FilterProps) {
  const language = useLanguage();
  const { filters, setFilters, list } = useHomeState();
  return FILTERS[filterKey].options.map(({ value, label, isChosen, choose, drop }) => {
    const isTicked = isChosen(filters);
    const count = list?.counts[filterKey]?.[value];
    return (
      <label key={value}>
        <input
          type="checkbox"
          name={filterKey}
          value={value}
          checked={isTicked}
          onChange={() => setFilters((isTicked ? drop : choose)(filters))}
        />
        {count === undefined || isTicked
          ? label(language)
          : `${label(language)} (${groupDigits(count, language.locale)})`}
      </label>
    );
  });
}
