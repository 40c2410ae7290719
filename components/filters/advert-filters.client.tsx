"use client";

import { useEffect, useRef } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { FILTERS, filterParsers } from "@/lib/filters/filters";
import { groupDigits } from "@/lib/money/format-price";
import { CONTROL } from "./field";

/** A checkbox per option, with the number of rentals it would show; disabled if that is zero. */
function FilterBoxes({ of: filterKey }: { of: "includes" | "stay" }) {
  const { filters, setFilters, list } = useHomeState();
  const { options, active } = FILTERS[filterKey];
  return options.map(({ value, label, choose }) => {
    const set = active(filters).find((filter) => filter.value === value);
    const count = list?.counts[filterKey]?.[value];
    return (
      <label key={value}>
        <input
          type="checkbox"
          name={filterKey}
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
      <FilterBoxes of="includes" />
      <FilterBoxes of="stay" />
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
