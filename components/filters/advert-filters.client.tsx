"use client";

import { useEffect, useRef } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { FILTERS, filterParsers } from "@/lib/filters/filters";
import { groupDigits } from "@/lib/money/format-price";
import { CONTROL } from "./field";

/** A box for each option: tells how many rentals it would leave, and cannot be set where that is none. */
function FilterBoxes({ of }: { of: "includes" | "stay" }) {
  const { filters, setFilters, list } = useHomeState();
  const { options, active } = FILTERS[of];
  return options.map(({ value, label, choose }) => {
    const set = active(filters).find((one) => one.value === value);
    const count = list?.counts[of]?.[value];
    return (
      <label key={value}>
        <input
          type="checkbox"
          name={of}
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

/** What people ask of an advert first. A date that is only half typed changes nothing. */
export function AdvertFilters() {
  const { filters, setFilters } = useHomeState();
  const dateRef = useRef<HTMLInputElement>(null);
  const { available } = filters;

  // Not controlled: that would take back what is half typed.
  useEffect(() => {
    if (dateRef.current) dateRef.current.value = available ?? "";
  }, [available]);

  const changeDay = ({ currentTarget: { value, validity } }: React.SyntheticEvent<HTMLInputElement>) => {
    const day = filterParsers.available.parse(value);
    // With a part missing the value is empty too.
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
          // The last part to be deleted changes the validity alone, of which only its key tells.
          onKeyUp={changeDay}
          onBlur={changeDay}
          className={CONTROL}
        />
      </label>
    </fieldset>
  );
}
