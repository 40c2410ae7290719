import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Point } from "@/lib/map/bounds";
import type { ListEntry } from "@/lib/rental/list-entry";
import { entriesOf, type ListIndex, parseListIndex } from "@/lib/rental/list-index";
import { useDeviceStore } from "@/stores/device-store";

async function fetchIndex(search: string): Promise<ListIndex> {
  const response = await fetch(`/api/list${search && `?${search}`}`);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return parseListIndex(await response.json());
}

/** Of the query of the list on screen. Further requests fetch again only after a failure. */
function useRequestedIndex(search: string) {
  const [answer, setAnswer] = useState<{ search: string; index: ListIndex | null } | null>(null);
  const requested = useRef<string>(undefined);
  const request = useCallback(async () => {
    if (requested.current === search) return;
    requested.current = search;
    try {
      const index = await fetchIndex(search);
      startTransition(() => setAnswer({ search, index }));
    } catch (error) {
      console.error("Loading the index of the list failed", error);
      if (requested.current === search) requested.current = undefined;
      setAnswer({ search, index: null });
    }
  }, [search]);
  const current = answer?.search === search ? answer : null;
  return { fetched: current?.index ?? null, hasFailed: current?.index === null, request };
}

type Listed = {
  search: string;
  total: number;
  /** Entries of the cards in the page's HTML, which start at `offset` of the list. */
  entries: readonly ListEntry[];
  offset: number;
  points: readonly Point[];
};

export type ListIndexState = {
  /** All matches, in order; null until the index has arrived. */
  index: readonly ListEntry[] | null;
  hasFailed: boolean;
  request: () => void;
};

/**
 * The index grows with the number of listings, so it is not in the page (docs/decisions/057-index-after-the-page.md).
 * Fetched when the visitor scrolls, on `request`, and at once to count hidden rentals and on later pages.
 */
export function useListIndex({ search, total, entries, offset, points }: Listed): ListIndexState {
  const { fetched, hasFailed, request } = useRequestedIndex(search);
  const hasHidden = useDeviceStore(({ hidden }) => hidden.length > 0);
  const isWhole = entries.length === total;
  useEffect(() => {
    if (isWhole) return;
    if (offset > 0 || hasHidden) request();
    const stop = new AbortController();
    const options = { capture: true, passive: true, once: true, signal: stop.signal };
    document.addEventListener("scroll", request, options);
    return () => stop.abort();
  }, [isWhole, offset, hasHidden, request]);
  const index = useMemo(
    () => (isWhole ? entries : fetched && entriesOf(fetched, points)),
    [isWhole, entries, fetched, points],
  );
  return { index, hasFailed, request };
}
