"use client";

import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import { parseListQuery } from "@/lib/filters/schema";
import type { Point } from "@/lib/map/bounds";
import type { ListEntry } from "@/lib/rental/list-entry";
import { useDeviceStore } from "@/stores/device-store";
import { useSavedCard } from "./use-scroll-restoration.client";

type ReadEntries = (points: readonly Point[]) => ListEntry[];

async function fetchIndex(search: string): Promise<ReadEntries> {
  const [{ entriesOf, parseListIndex }, response] = await Promise.all([
    import("./list-extras.client"),
    fetch(`/api/list/${encodeQuerySegment(parseListQuery(search))}`),
  ]);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const index = parseListIndex(await response.json());
  return (points) => entriesOf(index, points);
}

/** Further requests fetch again only after a failure. */
function useRequestedIndex(search: string) {
  const [readEntries, setReadEntries] = useState<ReadEntries | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isRequested = useRef(false);
  const request = useCallback(async () => {
    if (isRequested.current) return;
    isRequested.current = true;
    setHasFailed(false);
    try {
      const fetched = await fetchIndex(search);
      startTransition(() => setReadEntries(() => fetched));
    } catch (error) {
      console.error("Loading the index of the list failed", error);
      isRequested.current = false;
      setHasFailed(true);
    }
  }, [search]);
  return { readEntries, hasFailed, request };
}

type ListOnPage = {
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
  /** Whether the list waits for the index to restore the scroll position. */
  isRestoring: boolean;
};

/**
 * The index grows with the number of listings, so it is not in the page (docs/decisions/057-index-after-the-page.md).
 * Fetched when the visitor scrolls, on `request`, and at once if the screen depends on it: to restore the scroll position,
 * to count hidden rentals, and on later pages.
 */
export function useListIndex({ search, total, entries, offset, points }: ListOnPage): ListIndexState {
  const { readEntries, hasFailed, request } = useRequestedIndex(search);
  const isWhole = entries.length === total;
  const saved = useSavedCard();
  const isSavedElsewhere = !isWhole && saved !== null && !entries.some(([id]) => id === saved);
  const hasHidden = useDeviceStore(({ hidden }) => hidden.length > 0);
  useEffect(() => {
    if (isWhole) return;
    if (isSavedElsewhere || offset > 0 || hasHidden) request();
    const stop = new AbortController();
    const options = { capture: true, passive: true, once: true, signal: stop.signal };
    document.addEventListener("scroll", request, options);
    return () => stop.abort();
  }, [isWhole, isSavedElsewhere, offset, hasHidden, request]);
  const index = useMemo(
    () => (isWhole ? entries : (readEntries?.(points) ?? null)),
    [isWhole, entries, readEntries, points],
  );
  return { index, hasFailed, request, isRestoring: isSavedElsewhere && index === null && !hasFailed };
}
