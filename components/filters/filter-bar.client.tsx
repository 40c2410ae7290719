"use client";

import { useId, useState } from "react";
import { useHomeState } from "@/components/home/home-state.client";
import { activeFilters } from "@/lib/filters/active-filters";
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
import { FilterChips } from "./filter-chips.client";
import { KeywordField } from "./keyword-field.client";
import { LocationFilter } from "./location-filter.client";
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

/** The six filters; a plain GET form until its script runs. On phones it folds behind one button. */
export function FilterBar() {
  const { filters, setFilters, list } = useHomeState();
  const [open, setOpen] = useState(false);
  const foldId = useId();
  const active = activeFilters(filters).length;
  return (
    <search aria-label="Filters">
      <form action="/" method="get" onSubmit={(event) => event.preventDefault()}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={foldId}
          onClick={() => setOpen(!open)}
          className="js-only flex h-11 w-full items-center justify-between rounded-xl border border-line bg-surface px-4 font-medium md:hidden"
        >
          {active === 0 ? "Filters" : `Filters (${active})`}
          <span aria-hidden="true">{open ? "−" : "+"}</span>
        </button>
        <div
          id={foldId}
          data-open={open}
          className="filter-fold mt-3 grid grid-cols-2 gap-3 md:mt-0 md:grid-cols-3 xl:grid-cols-[1.2fr_1fr_1.05fr_1.15fr_1.2fr_1.5fr]"
        >
          <LocationFilter className="max-md:col-span-2" />
          <SelectFilter
            label="Price range"
            name="price_range"
            value={String(filters.price_range ?? "")}
            options={priceOptions}
            counts={list?.counts.price_range ?? null}
            onChange={(value) => setFilters({ price_range: filterParsers.price_range.parse(value) })}
          />
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
          <KeywordField className="max-md:col-span-2" />
          <button type="submit" className="nojs-only h-11 rounded-xl bg-leaf px-5 font-semibold text-on-leaf">
            Search
          </button>
        </div>
        <div className="mt-3 empty:hidden">
          <FilterChips />
        </div>
      </form>
    </search>
  );
}
