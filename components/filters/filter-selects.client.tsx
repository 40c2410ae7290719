"use client";

import { FilterLink } from "@/components/list-state/filter-link.client";
import { useHomeState } from "@/components/list-state/home-state.client";
import { FILTERS, type FilterKey } from "@/lib/filters/filters";
import { groupDigits } from "@/lib/money/format-price";
import { SelectFilter } from "./select-filter.client";

type SelectKey = Exclude<FilterKey, "location">;

/** What a select of a filter shows and does. */
function useFilterSelect(filterKey: SelectKey) {
  const { filters, setFilters, list } = useHomeState();
  const { name: label, options } = FILTERS[filterKey];
  return {
    label,
    name: filterKey,
    value: options.find(({ isChosen }) => isChosen(filters))?.value ?? "",
    options,
    counts: list?.counts[filterKey] ?? null,
    onChange: (value: string) => {
      const chosen = options.find((option) => option.value === value);
      if (chosen) setFilters(chosen.choose(filters));
    },
  };
}

type Props = { of: SelectKey } & Pick<React.ComponentProps<typeof SelectFilter>, "isBeside">;

export function FilterSelect({ of: filterKey, ...layout }: Props) {
  return <SelectFilter {...useFilterSelect(filterKey)} {...layout} />;
}

/** The maximum price, advertised or per month: many adverts state the price of a night or a week. */
export function PriceFilter() {
  const { filters, setFilters } = useHomeState();
  return (
    <div className="relative">
      <FilterSelect of="price_range" />
      <label className="price-by">
        <input
          type="checkbox"
          name="price_by"
          value="month"
          checked={filters.price_by === "month"}
          onChange={({ target }) => setFilters({ price_by: target.checked ? "month" : "advert" })}
        />
        <span>
          <span className="sr-only">Price </span>per month
        </span>
      </label>
    </div>
  );
}

/** Turns a minimum of bedrooms into that exact number, and back. */
function ExactBedrooms() {
  const { filters, list } = useHomeState();
  const { min_bedrooms: minimum, max_bedrooms: maximum } = filters;
  if (minimum === null) return null;
  const isExact = minimum === maximum;
  const count = list?.counts.max_bedrooms?.[minimum];
  return (
    <FilterLink
      change={{ max_bedrooms: isExact ? null : minimum }}
      className="inline-flex items-center font-medium text-leaf text-sm underline underline-offset-4 max-md:min-h-11 md:absolute md:-top-1.5 md:right-0 md:h-6 md:text-xs"
    >
      {isExact ? `${minimum} or more` : `Exactly ${minimum}`}
      {isExact || count === undefined ? null : ` (${groupDigits(count)})`}
    </FilterLink>
  );
}

export function FilterSelects() {
  return (
    <>
      <PriceFilter />
      <div className="relative">
        <FilterSelect of="min_bedrooms" />
        <ExactBedrooms />
      </div>
      <FilterSelect of="dateRange" />
      <FilterSelect of="sort" />
    </>
  );
}
