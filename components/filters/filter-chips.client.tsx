"use client";

import { useLanguage } from "@/components/language/use-language";
import { FilterLink } from "@/components/list-state/filter-link.client";
import { useHomeState } from "@/components/list-state/home-state.client";
import { RemoveIcon } from "@/components/ui/icons";
import { activeFilters } from "@/lib/filters/active-filters";
import { DEFAULTS } from "@/lib/filters/filters";

export function FilterChips() {
  const language = useLanguage();
  const { t } = language;
  const { filters } = useHomeState();
  const active = activeFilters(filters, language);
  if (active.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label={t("filters.active")}>
      {active.map(({ label, change }) => (
        <li key={label}>
          <FilterLink change={change} label={t("filters.remove", { filter: label })}>
            {label}
            <RemoveIcon />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink change={DEFAULTS} className="clear-all">
          {t("filters.clear")}
        </FilterLink>
      </li>
    </ul>
  );
}
