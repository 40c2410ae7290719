"use client";

import { useHomeState } from "@/components/home/home-state.client";
import { activeFilters, withoutFilter } from "@/lib/filters/active-filters";
import { DEFAULT_QUERY, homeHref } from "@/lib/filters/schema";

const CHIP =
  "inline-flex min-h-9 items-center gap-2 rounded-full border border-line bg-surface px-3 text-sm hover:border-ink-soft pointer-coarse:min-h-11";

function isPlainClick(event: React.MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** What is filtered, each removable: links, so that they work without JavaScript too. */
export function FilterChips() {
  const { filters, setFilters } = useHomeState();
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  const { page: _page, ...defaults } = DEFAULT_QUERY;
  const apply = (event: React.MouseEvent, change: Partial<typeof defaults>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setFilters(change);
  };
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label="Active filters">
      {active.map(({ key, label }) => (
        <li key={key}>
          <a
            href={homeHref(withoutFilter(filters, key))}
            aria-label={`Remove filter: ${label}`}
            onClick={(event) => apply(event, { [key]: defaults[key] })}
            className={CHIP}
          >
            {label}
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a
          href="/"
          onClick={(event) => apply(event, defaults)}
          className="inline-flex min-h-9 items-center px-2 font-medium text-clay text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          Clear all
        </a>
      </li>
    </ul>
  );
}
