"use client";

import { useParams, useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useCallback, useLayoutEffect, useMemo, useOptimistic, useRef, useTransition } from "react";
import type { Filters } from "@/lib/filters/filters";
import { decodeQuerySegment } from "@/lib/filters/query-segment";
import { homeHref, listSearch, parseListQuery } from "@/lib/filters/schema";
import { localPath, splitLocale } from "@/lib/language/locales";
import { pendingCardNavigation, replaceQuery, useQueryOfOpenCard } from "./query-of-open-card.client";

/** Adds an entry to the history unless told otherwise. */
export type SetFilters = (change: Partial<Filters>, options?: { history: "push" | "replace" }) => void;

/**
 * The filters of the route's canonical segment, or of the list that is loading. Unlike `useSearchParams`, the segment is
 * known during prerendering, so that the HTML contains the filters (docs/decisions/002-filters-from-the-segment.md).
 */
export function useFilters(): [filters: Filters, setFilters: SetFilters, isNavigating: boolean] {
  const router = useRouter();
  const locale = useLocale();
  const { query: segment } = useParams<{ query?: string }>();
  const [isNavigating, startTransition] = useTransition();
  const current = useMemo(() => listSearch(decodeQuerySegment(segment ?? "") ?? {}), [segment]);
  // As text, so that the filters stay the same object when the list that was on its way arrives.
  const [shown, setOptimistic] = useOptimistic(current);
  const filters = useMemo<Filters>(() => parseListQuery(shown), [shown]);
  useQueryOfOpenCard(segment);

  // Two changes before the next render build on each other.
  const latest = useRef(filters);
  useLayoutEffect(() => {
    latest.current = filters;
  }, [filters]);

  const setFilters = useCallback<SetFilters>(
    (change, { history } = { history: "push" }) => {
      const query = listSearch({ ...latest.current, ...change });
      const next = parseListQuery(query);
      latest.current = next;
      if (splitLocale(window.location.pathname).path !== "/") {
        replaceQuery(query);
        return;
      }
      // A rental is about to open with this query; another navigation would cancel that.
      if (pendingCardNavigation.query === query) return;
      // The filters have changed since the click: show the new list instead of the rental.
      pendingCardNavigation.query = null;
      startTransition(() => {
        setOptimistic(query);
        router[history](localPath(locale, homeHref(next)), { scroll: false });
      });
    },
    [router, locale, setOptimistic],
  );

  return [filters, setFilters, isNavigating];
}
