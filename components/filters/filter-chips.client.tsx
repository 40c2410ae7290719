"use client";

import { useHomeState } from "@/components/home/home-state.client";
import { activeFilters } from "@/lib/filters/active-filters";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import { CrossIcon } from "./cross-icon";
import { FilterLink } from "./filter-link.client";

const CHIP =
  "inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-line bg-surface px-3 text-sm [overflow-wrap:anywhere] hover:border-ink-soft pointer-coarse:min-h-11";

const { page: _page, ...DEFAULTS } = DEFAULT_QUERY;

/** What is filtered, each removable. */
export function FilterChips() {
  const { filters } = useHomeState();
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label="Active filters">
      {active.map(({ key, label }) => (
        <li key={key}>
          <FilterLink change={{ [key]: DEFAULTS[key] }} label={`Remove filter: ${label}`} className={CHIP}>
            {label}
            <CrossIcon />
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
