"use client";

import { useEffect, useId, useRef, useState } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { Select } from "@/components/ui/select";
import { FILTERS, filterParsers } from "@/lib/filters/filters";
import { groupDigits } from "@/lib/money/format-price";
import { CONTROL } from "./field";
import { useFilterSelect } from "./filter-selects.client";
import { FilterOptions } from "./select-filter.client";

/** The items that are always shown; the others are behind "More". */
const OPEN_ITEMS = 6;

type Items = typeof FILTERS.includes.options;

/** A checkbox for each item, with the number of rentals that it would leave; disabled where that is none. */
function ItemBoxes({ items }: { items: Items }) {
  const { filters, setFilters, list } = useHomeState();
  return items.map(({ value, label, choose }) => {
    const set = FILTERS.includes.active(filters).find((filter) => filter.value === value);
    const count = list?.counts.includes?.[value];
    return (
      <label key={value}>
        <input
          type="checkbox"
          name="includes"
          value={value}
          checked={set !== undefined}
          disabled={count === 0 && set === undefined}
          onChange={() => setFilters(set?.change ?? choose(filters))}
        />
        {count === undefined ? label : `${label} (${groupDigits(count)})`}
      </label>
    );
  });
}

/** The items that fewer people ask for; open from the start if one of them is set. */
function MoreItems() {
  const { filters } = useHomeState();
  const items = FILTERS.includes.options.slice(OPEN_ITEMS);
  const [isOpen] = useState(() => filters.includes.some((set) => items.some(({ value }) => value === set)));
  return (
    <details open={isOpen}>
      <summary>More</summary>
      <ItemBoxes items={items} />
    </details>
  );
}

function StayFilter() {
  const { label, name, value, options, counts, onChange } = useFilterSelect("stay");
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

/** Filters by what adverts state. An incompletely typed date changes nothing. */
export function AdvertFilters() {
  const { filters, setFilters } = useHomeState();
  const dateRef = useRef<HTMLInputElement>(null);
  const { available } = filters;

  // Uncontrolled, because a controlled input would reset an incompletely typed date.
  useEffect(() => {
    if (dateRef.current) dateRef.current.value = available ?? "";
  }, [available]);

  const changeDay = ({ currentTarget: { value, validity } }: React.SyntheticEvent<HTMLInputElement>) => {
    const day = filterParsers.available.parse(value);
    // The value is also empty while a part of the date is missing.
    if (validity.badInput || day === available) return;
    if (day !== null || value === "") setFilters({ available: day });
  };

  return (
    <fieldset className="advert-filters">
      <legend>{FILTERS.includes.name}</legend>
      <ItemBoxes items={FILTERS.includes.options.slice(0, OPEN_ITEMS)} />
      <MoreItems />
      <StayFilter />
      <label>
        Available by
        <input
          ref={dateRef}
          type="date"
          name="available"
          defaultValue={available ?? ""}
          onChange={changeDay}
          // Deleting the last part changes only the validity, which fires no change event.
          onKeyUp={changeDay}
          onBlur={changeDay}
          className={CONTROL}
        />
      </label>
    </fieldset>
  );
}
