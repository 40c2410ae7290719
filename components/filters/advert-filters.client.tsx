"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { FILTERS, filterParsers } from "@/lib/filters/filters";
import { CONTROL } from "./field";
import { FilterBoxes } from "./filter-boxes.client";
import { FilterSelect } from "./filter-selects.client";
import { LateControls } from "./late-controls.client";

/** The items that are always shown; the others are behind "More". */
const OPEN_ITEMS = 6;

/** An incompletely typed date changes nothing. */
export function AdvertFilters() {
  const t = useTranslations();
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
      <legend>{t("filters.name.includes")}</legend>
      <FilterBoxes of="includes" options={FILTERS.includes.options.slice(0, OPEN_ITEMS)} />
      <LateControls openItems={OPEN_ITEMS}>
        <FilterSelect of="stay" isBeside />
        <label>
          {t("filters.name.available")}
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
      </LateControls>
    </fieldset>
  );
}
