"use client";

import { useHomeState } from "@/components/list-state/home-state.client";
import {
  ALL_PRICES,
  DATE_RANGES,
  MIN_BEDROOMS,
  minBedroomsLabel,
  PRICE_RANGES,
  priceRangeLabel,
  SORTS,
} from "@/lib/filters/options";
import { filterParsers } from "@/lib/filters/schema";
import { SelectFilter, type SelectOption } from "./select-filter.client";

const priceOptions: SelectOption[] = [
  { value: "", label: ALL_PRICES },
  ...PRICE_RANGES.map((range) => ({ value: String(range), label: priceRangeLabel(range) })),
];
const bedroomOptions: SelectOption[] = [
  { value: "", label: "Any" },
  ...MIN_BEDROOMS.map((count) => ({ value: String(count), label: minBedroomsLabel(count) })),
];
const dateOptions: SelectOption[] = Object.entries(DATE_RANGES).map(([value, { label }]) => ({
  value,
  label,
}));
const sortOptions: SelectOption[] = Object.entries(SORTS).map(([value, label]) => ({ value, label }));

/** The maximum price, as advertised or per month: many adverts state the price of a night or a week. */
export function PriceFilter() {
  const { filters, setFilters, list } = useHomeState();
  return (
    <div className="relative">
      <SelectFilter
        label="Price range"
        name="price_range"
        value={String(filters.price_range ?? "")}
        options={priceOptions}
        counts={list?.counts.price_range ?? null}
        onChange={(value) => setFilters({ price_range: filterParsers.price_range.parse(value) })}
      />
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
  const { filters, setFilters, list } = useHomeState();
  return (
    <>
      <PriceFilter />
      <SelectFilter
        label="Minimum bedrooms"
        name="min_bedrooms"
        value={String(filters.min_bedrooms ?? "")}
        options={bedroomOptions}
        counts={list?.counts.min_bedrooms ?? null}
        onChange={(value) => setFilters({ min_bedrooms: filterParsers.min_bedrooms.parse(value) })}
      />
      <SelectFilter
        label="Date range"
        name="dateRange"
        value={filters.dateRange}
        options={dateOptions}
        counts={list?.counts.dateRange ?? null}
        onChange={(value) => setFilters({ dateRange: filterParsers.dateRange.parse(value) })}
      />
      <SelectFilter
        label="Sort"
        name="sort"
        value={filters.sort}
        options={sortOptions}
        counts={null}
        onChange={(value) => setFilters({ sort: filterParsers.sort.parse(value) })}
      />
    </>
  );
}
