"use client";

import { FilterLink } from "@/components/list-state/filter-link.client";
import { useHomeState } from "@/components/list-state/home-state.client";
import { activeFilters } from "@/lib/filters/active-filters";
import { DEFAULTS } from "@/lib/filters/filters";
import { RemoveIcon } from "./filter-icons";

const CHIP =
  "inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-line bg-surface px-3 text-sm [overflow-wrap:anywhere] hover:border-ink-soft pointer-coarse:min-h-11";

/** The active filters, each with a link that removes it. */
export function FilterChips() {
  const { filters } = useHomeState();
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label="Active filters">
      {active.map(({ label, change }) => (
        <li key={label}>
          <FilterLink change={change} label={`Remove filter: ${label}`} className={CHIP}>
            {label}
            <RemoveIcon />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink
          change={DEFAULTS}
          className="inline-flex min-h-9 items-center px-2 font-medium text-clay text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          Clear all
        </FilterLink>
      </li>
    </ul>
  );
}
