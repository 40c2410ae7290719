"use client";

import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import { RemoveIcon } from "@/components/ui/icons";
import { useDismiss } from "@/components/ui/use-dismiss.client";
import { chosenFilters } from "@/lib/filters/filter-rows";
import type { FilterKey } from "@/lib/filters/filters";
import { canonicalQuery } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";
import { FilterChips } from "./filter-chips.client";
import { FilterSelect } from "./filter-field";
import { FilterPanel } from "./filter-panel.client";
import { KeywordField } from "./keyword-field.client";
import { LocationFilter } from "./location-filter.client";

/** The filters of the row; the others are in the panel. */
const IN_ROW: readonly FilterKey[] = [
  ...(["location", "keywords", "price_range", "min_bedrooms", "dateRange", "sort"] as const),
];

/** Set filters of the closed panel, so that a form without scripts keeps them. */
function HiddenValues({ query }: { query: string }) {
  const set = [...new URLSearchParams(query)].filter(([name]) => !IN_ROW.some((key) => key === name));
  return set.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

type ToggleProps = {
  name: "filters.heading" | "filters.moreFilters";
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  className: string;
};

function Toggle({ name, count, isOpen, onToggle, className }: ToggleProps) {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      // A press would blur and so close what is open, and the click would open it again.
      onMouseDown={(event) => isOpen && event.preventDefault()}
      onClick={onToggle}
      className={className}
    >
      {count === 0 ? t(name) : `${t(name)} (${count})`}
    </button>
  );
}

/** On phones. Takes the focus when the sheet opens, because the sheet covers the focused element. */
function SheetHead({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <div className="sheet-head">
      <p>{t("filters.heading")}</p>
      <button ref={ref} type="button" aria-label={t("filters.close")} onClick={onClose}>
        <RemoveIcon />
      </button>
    </div>
  );
}

type Props = { onOpen: () => void; onShowResults: () => void };

/** A row of the six that most people ask for, and a panel of the others; on phones one bottom sheet. A plain GET form until its script runs. */
export function FilterBar({ onOpen, onShowResults }: Props) {
  const { locale, t } = useLanguage();
  const { filters } = useHomeState();
  const [isOpen, setOpen] = useState(false);
  const barRef = useRef<HTMLElement>(null);
  useDismiss(barRef, isOpen, () => setOpen(false));
  const chosen = chosenFilters(filters);
  const inPanel = chosen.filter(({ key }) => !IN_ROW.includes(key));
  const toggle = () => {
    if (!isOpen) onOpen();
    setOpen(!isOpen);
  };
  const close = () => {
    barRef.current?.querySelector("button")?.focus();
    setOpen(false);
  };
  const showRentals = () => {
    // Synchronous, because closing later would take the focus away from the list.
    flushSync(() => setOpen(false));
    onShowResults();
  };
  return (
    <search ref={barRef} aria-label={t("filters.heading")}>
      <form action={localPath(locale, "/")} method="get" onSubmit={(event) => event.preventDefault()}>
        <Toggle
          name="filters.heading"
          count={chosen.length}
          className="js-only bar-tab bar-filters"
          {...{ isOpen, onToggle: toggle }}
        />
        {/* A press closes the sheet and does not reach the page. */}
        {isOpen ? <div aria-hidden="true" onClick={close} className="sheet-backdrop" /> : null}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields inside are the controls; this only listens */}
        <div
          // Close when the focus moves to something that is covered.
          onBlur={({ relatedTarget, currentTarget }) => {
            if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
          }}
          className={isOpen ? "filter-sheet is-open" : "filter-sheet"}
        >
          {isOpen ? <SheetHead onClose={close} /> : null}
          <LocationFilter />
          <KeywordField />
          <FilterSelect of="price_range" />
          <FilterSelect of="min_bedrooms" />
          <FilterSelect of="dateRange" />
          <FilterSelect of="sort" />
          <Toggle
            name="filters.moreFilters"
            count={inPanel.length}
            className="js-only filter-more"
            {...{ isOpen, onToggle: toggle }}
          />
          {isOpen ? <FilterPanel onShow={showRentals} /> : <HiddenValues query={canonicalQuery(filters)} />}
          <button type="submit" className="nojs-only filter-submit">
            {t("filters.search")}
          </button>
        </div>
        <FilterChips />
      </form>
    </search>
  );
}
