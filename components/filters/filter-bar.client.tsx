"use client";

import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import { useDismiss } from "@/components/ui/use-dismiss.client";
import { chosenFilters } from "@/lib/filters/filters";
import { localPath } from "@/lib/language/locales";
import { AdvertFilters } from "./advert-filters.client";
import { FilterChips } from "./filter-chips.client";
import { FilterSelects } from "./filter-selects.client";
import { FiltersToggle, SheetBackdrop, SheetHeader, ShowRentals } from "./filter-sheet.client";
import { KeywordField } from "./keyword-field.client";
import { LocationFilter } from "./location-filter.client";

/** A plain GET form until its script runs; on phones a bottom sheet that a button opens. */
export function FilterBar({ onShowResults }: { onShowResults: () => void }) {
  const { locale, t } = useLanguage();
  const { filters } = useHomeState();
  const [open, setOpen] = useState(false);
  const sheetId = useId();
  const barRef = useRef<HTMLElement>(null);
  useDismiss(barRef, open, () => setOpen(false));
  const active = chosenFilters(filters).length;
  const close = () => {
    barRef.current?.querySelector("button")?.focus();
    setOpen(false);
  };
  const showRentals = () => {
    // Synchronous, because closing the sheet later would take the focus away from the list.
    flushSync(() => setOpen(false));
    onShowResults();
  };
  return (
    <search ref={barRef} aria-label={t("filters.heading")}>
      <form action={localPath(locale, "/")} method="get" onSubmit={(event) => event.preventDefault()}>
        <FiltersToggle active={active} open={open} sheetId={sheetId} onToggle={() => setOpen(!open)} />
        {open ? <SheetBackdrop onPress={close} /> : null}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields inside are the controls; this only listens */}
        <div
          id={sheetId}
          data-open={open}
          // Close the sheet when the focus moves to something that it covers.
          onBlur={({ relatedTarget, currentTarget }) => {
            if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
          }}
          className="filter-sheet"
        >
          {open ? <SheetHeader onClose={close} /> : null}
          <LocationFilter />
          <FilterSelects />
          <KeywordField />
          <AdvertFilters />
          <button type="submit" className="nojs-only filter-submit">
            {t("filters.search")}
          </button>
          <ShowRentals onClick={showRentals} />
        </div>
        <div className="mt-3 empty:hidden folded:mt-2">
          <FilterChips />
        </div>
      </form>
    </search>
  );
}
