"use client";

import { usePathname, useRouter } from "next/navigation";
import { useQueryStates } from "nuqs";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useTransition,
} from "react";
import { type Filters, filterParsers } from "@/lib/filters/filters";
import { listSearch, parseListQuery } from "@/lib/filters/schema";
import { splitLocale } from "@/lib/language/locales";
import { openedFrom, setOpenedFrom } from "@/stores/session-store";

export type FilterState = {
  /** Those of the address, also while their list is on its way. */
  filters: Filters;
  /** Adds an entry to the history unless told otherwise. */
  setFilters: (change: Partial<Filters>, options?: { history: "push" | "replace" }) => void;
  /** Resolves when the address has the filters. */
  whenWritten: () => Promise<unknown>;
  /** Whether the list of the filters is on its way. */
  isPending: boolean;
};

const addressSearch = () => listSearch(parseListQuery(window.location.search));

/**
 * The address of a rental that opens over the list gets the list's query only once it is shown: navigating to an address with
 * the query would not match what is prefetched (docs/decisions/016-cards-open-without-query.md). A rental that was opened
 * right after typing leaves an entry whose keywords the list does not have yet, so it is asked for on the way back.
 */
function useAddressOfList(isInFront: boolean, search: string): void {
  const router = useRouter();
  const adjust = useEffectEvent(() => {
    const { pathname, search: query } = window.location;
    const opened = openedFrom();
    if (isInFront && addressSearch() !== search) router.replace(pathname + query, { scroll: false });
    if (!isInFront && opened) window.history.replaceState(null, "", `${pathname}?${opened}`);
  });
  const path = usePathname();
  // Before the next paint, so that the rental's address is never visible without the query.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rental has another address
  useLayoutEffect(() => adjust(), [path]);
}

/** The filters in the address; `search` is the query of the list on screen. */
export function useFilters(search: string): FilterState {
  const [isPending, startTransition] = useTransition();
  const [inAddress, setInAddress] = useQueryStates(filterParsers, {
    history: "push",
    shallow: false,
    startTransition,
  });
  // The address of a rental over the list is not that of the list.
  const isInFront = splitLocale(usePathname()).path === "/";
  const current = isInFront ? listSearch(inAddress) : search;
  // From the text, so that they stay the same object when their list arrives.
  const filters = useMemo<Filters>(() => parseListQuery(current), [current]);
  useAddressOfList(isInFront, search);

  const written = useRef<Promise<unknown>>(undefined);
  const isInFrontNow = useRef(isInFront);
  useEffect(() => {
    isInFrontNow.current = isInFront;
  }, [isInFront]);
  const setFilters = useCallback<FilterState["setFilters"]>(
    (change, options = { history: "push" }) => {
      if (!isInFrontNow.current) return;
      // A rental that is about to open is given up.
      setOpenedFrom(null);
      written.current = setInAddress(change, options);
    },
    [setInAddress],
  );
  const whenWritten = useCallback(async () => written.current, []);
  return useMemo(
    () => ({ filters, setFilters, whenWritten, isPending }),
    [filters, setFilters, whenWritten, isPending],
  );
}
