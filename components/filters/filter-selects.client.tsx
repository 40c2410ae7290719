"use client";

import { useHomeState } from "@/components/list-state/home-state.client";
import { FILTERS, type FilterKey } from "@/lib/filters/filters";
import { SelectFilter } from "./select-filter.client";

type SelectKey = Extract<FilterKey, "price_range" | "min_bedrooms" | "dateRange" | "sort" | "stay">;

/** What a select of a filter shows and does. */
export function useFilterSelect(filterKey: SelectKey) {
  const { filters, setFilters, list } = useHomeState();
  const { name: label, options } = FILTERS[filterKey];
  return {
    label,
    name: filterKey,
    value: String(filters[filterKey] ?? ""),
    options,
    counts: list?.counts[filterKey] ?? null,
    onChange: (value: string) => {
      const chosen = options.find((option) => option.value === value);
      if (chosen) setFilters(chosen.choose(filters));
    },
  };
}

function FilterSelect({ of: filterKey }: { of: SelectKey }) {
  return <SelectFilter {...useFilterSelect(filterKey)} />;
}

/** The maximum price, advertised or per month: many adverts state the price of a night or a week. */
export function PriceFilter() {
  const { filters, setFilters } = useHomeState();
  return (
    <div className="relative">
      <FilterSelect of="price_range" />
      <label className="flex cursor-pointer items-center gap-1.5 text-sm max-md:min-h-11 md:absolute md:-top-1.5 md:right-0 md:h-6 md:text-xs">
        <input
          type="checkbox"
          name="price_by"
          value="month"
          checked={filters.price_by === "month"}
          onChange={({ target }) => setFilters({ price_by: target.checked ? "month" : "advert" })}
          className="size-4 cursor-pointer accent-leaf"
        />
        <span>
          <span className="sr-only">Price </span>per month
        </span>
      </label>
    </div>
  );
}

export function FilterSelects() {
  return (
    <>
      <PriceFilter />
      <FilterSelect of="min_bedrooms" />
      <FilterSelect of="dateRange" />
      <FilterSelect of="sort" />
    </>
  );
}
