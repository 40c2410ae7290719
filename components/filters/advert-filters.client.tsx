"use client";

import { useEffect, useRef } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { INCLUDE_LABELS, INCLUDES, STAY_LABEL, STAYS } from "@/lib/filters/options";
import { filterParsers } from "@/lib/filters/schema";
import { groupDigits } from "@/lib/money/format-price";
import { CONTROL } from "./field";

const [STAY] = STAYS;

/** What people ask of an advert first. A date that is only half typed changes nothing. */
export function AdvertFilters() {
  const { filters, setFilters, list } = useHomeState();
  const dateRef = useRef<HTMLInputElement>(null);
  const { includes, stay, available } = filters;

  // Not controlled: that would take back what is half typed.
  useEffect(() => {
    if (dateRef.current) dateRef.current.value = available ?? "";
  }, [available]);

  const change = ({ target: { name, value, checked } }: React.ChangeEvent<HTMLInputElement>) => {
    if (name === "includes")
      setFilters({ includes: INCLUDES.filter((one) => (one === value ? checked : includes.includes(one))) });
    else setFilters({ stay: checked ? STAY : null });
  };
  const changeDay = ({ currentTarget: { value, validity } }: React.SyntheticEvent<HTMLInputElement>) => {
    const day = filterParsers.available.parse(value);
    // With a part missing the value is empty too.
    if (validity.badInput || day === available) return;
    if (day !== null || value === "") setFilters({ available: day });
  };

  /** Tells how many rentals it would leave, and cannot be set where that is none. */
  const box = (name: string, value: string | number, label: string, checked: boolean, count?: number) => (
    <label key={value}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={change}
      />
      {count === undefined ? label : `${label} (${groupDigits(count)})`}
    </label>
  );

  return (
    <fieldset className="advert-filters">
      <legend>What the advert says</legend>
      {INCLUDES.map((one) =>
        box("includes", one, INCLUDE_LABELS[one], includes.includes(one), list?.counts.includes[one]),
      )}
      {box("stay", STAY, STAY_LABEL, stay === STAY, list?.counts.stay[STAY])}
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
