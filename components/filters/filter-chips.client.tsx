"use client";

import { useLanguage } from "@/components/language/use-language";
import { FilterLink } from "@/components/list-state/filter-link.client";
import { useHomeState } from "@/components/list-state/home-state.client";
import { RemoveIcon } from "@/components/ui/icons";
import { activeFilters } from "@/lib/filters/filter-rows";
import { DEFAULTS } from "@/lib/filters/filters";
import { placesLabel } from "@/lib/places/place-label";
import { pushEntry } from "@/stores/session-store";

/** What is set, the selected marker too, in one line that scrolls. */
export function FilterChips() {
  const language = useLanguage();
  const { t } = language;
  const { filters, list, selected } = useHomeState();
  const active = activeFilters(filters, language);
  const isMarked = selected.length > 0 && filters.location.length === 0;
  const marker = placesLabel(isMarked ? selected.flatMap((place) => list?.points[place]?.name ?? []) : [], t);
  if (active.length === 0 && !isMarked) return null;
  return (
    <ul className="filter-chips" aria-label={t("filters.active")}>
      {active.length === 0 ? null : (
        <li>
          <FilterLink change={DEFAULTS} className="clear-all">
            {t("filters.clear")}
          </FilterLink>
        </li>
      )}
      {active.map(({ label, change }) => (
        <li key={label}>
          <FilterLink change={change} label={t("filters.remove", { filter: label })}>
            {label}
            <RemoveIcon />
          </FilterLink>
        </li>
      ))}
      {isMarked ? (
        <li>
          <button
            type="button"
            aria-label={t("filters.remove", { filter: marker })}
            onClick={() => pushEntry({ mapSelectedLocation: null })}
          >
            {marker}
            <RemoveIcon />
          </button>
        </li>
      ) : null}
    </ul>
  );
}
