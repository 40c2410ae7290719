"use client";

import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useHomeState } from "@/components/home/home-state.client";
import { useDismiss } from "@/components/share/use-dismiss";
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
import { FoldButton } from "./fold-button";
import { KeywordField } from "./keyword-field.client";
import { LocationFilter } from "./location-filter.client";
import { SelectFilter, type SelectOption } from "./select-filter.client";
import { SheetShade } from "./sheet-shade.client";
import { SheetTop } from "./sheet-top.client";
import { ShowRentals } from "./show-rentals.client";

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

/** All of a row on phones that have two columns. */
const ROW = "min-[26rem]:max-md:col-span-2";

type Props = {
  /** Leads to the list. */
  onShowResults: () => void;
};

/** The six filters; a plain GET form until its script runs. On phones a button opens them as a sheet. */
export function FilterBar({ onShowResults }: Props) {
  const { filters, setFilters, list } = useHomeState();
  const [open, setOpen] = useState(false);
  const foldId = useId();
  const barRef = useRef<HTMLElement>(null);
  useDismiss(barRef, open, () => setOpen(false));
  const active = activeFilters(filters).length;
  const close = () => {
    barRef.current?.querySelector("button")?.focus();
    setOpen(false);
  };
  const showRentals = () => {
    // At once: the focus goes to the list, and not back to where the sheet was.
    flushSync(() => setOpen(false));
    onShowResults();
  };
  return (
    <search ref={barRef} aria-label="Filters">
      <form action="/" method="get" onSubmit={(event) => event.preventDefault()}>
        <FoldButton active={active} open={open} foldId={foldId} onToggle={() => setOpen(!open)} />
        {open ? <SheetShade onPress={close} /> : null}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields inside are the controls; this only listens */}
        <div
          id={foldId}
          data-open={open}
          // What is behind the sheet is not worked by keyboard while it is open.
          onBlur={({ relatedTarget, currentTarget }) => {
            if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
          }}
          className="filter-sheet grid gap-3 min-[26rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-[1.2fr_1fr_1.05fr_1.15fr_1.2fr_1.5fr]"
        >
          {open ? <SheetTop onClose={close} /> : null}
          <LocationFilter className={ROW} />
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
          <KeywordField className={ROW} />
          <button type="submit" className="nojs-only h-11 rounded-xl bg-leaf px-5 font-semibold text-on-leaf">
            Search
          </button>
          <ShowRentals onClick={showRentals} />
        </div>
        <div className="mt-3 empty:hidden">
          <FilterChips />
        </div>
      </form>
    </search>
  );
}
