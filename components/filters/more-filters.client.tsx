"use client";

import { useState } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import type { FilterOption } from "@/lib/filters/filter-definition";
import { FILTERS, type Filters } from "@/lib/filters/filters";
import { FilterBoxes } from "./filter-boxes.client";

/** The filters that fewer people ask for, after these items; open from the start if one of them is set. */
export function MoreFilters({ items }: { items: readonly FilterOption<Filters>[] }) {
  const { filters } = useHomeState();
  const [isOpen] = useState(() =>
    [...items, ...FILTERS.type.options].some(({ isChosen }) => isChosen(filters)),
  );
  return (
    <details open={isOpen}>
      <summary>More</summary>
      <FilterBoxes of="includes" options={items} />
      <fieldset>
        <legend>{FILTERS.type.name}</legend>
        <FilterBoxes of="type" />
      </fieldset>
    </details>
  );
}
