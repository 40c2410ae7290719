"use client";

import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import type { FilterOption } from "@/lib/filters/filter-definition";
import { FILTERS, type FilterKey, type Filters } from "@/lib/filters/filters";
import { groupDigits } from "@/lib/money/format-price";

type Props = {
  of: Exclude<FilterKey, "location">;
  options?: readonly FilterOption<Filters>[];
};

/** A checkbox for each option, with the number of rentals it would leave; disabled if that is 0. */
export function FilterBoxes({ of: filterKey, options = FILTERS[filterKey].options }: Props) {
  const language = useLanguage();
  const { filters, setFilters, list } = useHomeState();
  return options.map(({ value, label, isChosen, choose, drop }) => {
    const isTicked = isChosen(filters);
    const name = label(language);
    const count = list?.counts[filterKey]?.[value];
    return (
      <label key={value}>
        <input
          type="checkbox"
          name={filterKey}
          value={value}
          checked={isTicked}
          disabled={count === 0 && !isTicked}
          onChange={() => setFilters((isTicked ? drop : choose)(filters))}
        />
        {count === undefined ? name : `${name} (${groupDigits(count, language.locale)})`}
      </label>
    );
  });
}
