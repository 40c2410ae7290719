"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import type { FilterOption } from "@/lib/filters/filter-definition";
import type { Filters } from "@/lib/filters/filters";
import { moreParsers } from "@/lib/filters/more-filters";
import { canonicalQuery } from "@/lib/filters/schema";
import type { MoreFilters } from "./more-filters.client";

/** Set filters that have no control in this form, so that a form without scripts keeps them. */
function HiddenValues({ query, items }: { query: string; items: readonly FilterOption<Filters>[] }) {
  const { filters } = useHomeState();
  const set = [...new URLSearchParams(query)].filter(([name]) => Object.hasOwn(moreParsers, name));
  const ticked = items.filter(({ isChosen }) => isChosen(filters)).map(({ value }) => ["includes", value]);
  return [...set, ...ticked].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

/**
 * Unfolds the filters that fewer people ask for, whose code and HTML no first paint needs. Without JavaScript they are on a page
 * of their own.
 */
export function MoreDisclosure({ items }: { items: readonly FilterOption<Filters>[] }) {
  const { filters } = useHomeState();
  const query = canonicalQuery(filters);
  const ref = useRef<HTMLDetailsElement>(null);
  const [state, setState] = useState<typeof MoreFilters | "failed" | null>(null);
  const load = () => {
    if (typeof state === "function") return;
    import("./more-filters.client").then(
      (loaded) => setState(() => loaded.MoreFilters),
      () => setState("failed"),
    );
  };
  const loadIfOpen = useEffectEvent(() => {
    if (ref.current?.open) load();
  });
  // It may have been unfolded before the page's scripts ran.
  useEffect(() => loadIfOpen(), []);
  const Loaded = typeof state === "function" ? state : null;
  return (
    <>
      <details ref={ref} onToggle={load} className="js-only">
        <summary onPointerEnter={load}>More</summary>
        {Loaded === null ? null : <Loaded items={items} />}
        {state === "failed" ? (
          <button type="button" onClick={load} className="font-medium text-leaf underline underline-offset-4">
            More filters could not be loaded. Try again
          </button>
        ) : null}
      </details>
      {Loaded === null ? <HiddenValues query={query} items={items} /> : null}
      <a href={`/filters?${query}`} className="nojs-only font-medium text-leaf underline underline-offset-4">
        More filters
      </a>
    </>
  );
}
