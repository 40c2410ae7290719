"use client";

import { useParams, usePathname, useRouter } from "next/navigation";
import {
  type unstable_AdapterInterface as AdapterInterface,
  unstable_createAdapterProvider as createAdapterProvider,
} from "nuqs/adapters/custom";
import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic } from "react";
import { decodeQuerySegment, encodeQuerySegment } from "@/lib/filters/query-segment";
import { canonicalQuery, homeHref, parseListQuery } from "@/lib/filters/schema";
import { useLeaving } from "./leaving.client";

/**
 * nuqs reads the query from the route's canonical segment instead of `useSearchParams`: the segment is known
 * while the page is made ahead of requests, so the filters are in the HTML with their values.
 */
function useSegmentAdapter(): AdapterInterface {
  const router = useRouter();
  const { query: segment } = useParams<{ query?: string }>();
  const current = useMemo(
    () => new URLSearchParams(canonicalQuery(decodeQuerySegment(segment ?? "") ?? {})),
    [segment],
  );
  const [searchParams, setOptimistic] = useOptimistic(current);
  const leaving = useLeaving();
  useLeavingAndReturn(segment);

  const updateUrl = useCallback<AdapterInterface["updateUrl"]>(
    (search, { history, scroll }) => {
      if (window.location.pathname !== "/") {
        carryAlong(canonicalQuery(parseListQuery(search)));
        return;
      }
      // A rental is about to open and has the query already; a second navigation would take its place.
      if (leaving.current !== null) return;
      startTransition(() => {
        setOptimistic(search);
        router[history](homeHref({ ...parseListQuery(search), page: 1 }), { scroll });
      });
    },
    [router, setOptimistic, leaving],
  );

  const getSearchParamsSnapshot = useCallback(() => searchParams, [searchParams]);
  return { searchParams, pathname: "/", updateUrl, getSearchParamsSnapshot };
}

/** A rental that is open over the list has the list's query in its address (SPEC section 2). */
function carryAlong(query: string) {
  window.history.replaceState(null, "", `${window.location.pathname}${query && `?${query}`}`);
}

/**
 * A rental gets the query when it is open: what the framework fetched ahead for an address with a query it takes
 * for another page's, and asks for rental and list once more (docs/decisions/020-cards-open-without-query.md). Back
 * from one that was opened right after typing, the address holds keywords that the list does not know yet.
 */
function useLeavingAndReturn(segment: string | undefined) {
  const router = useRouter();
  const pathname = usePathname();
  const leaving = useLeaving();
  // With the rental's appearance, so that nobody sees its address without the query.
  useLayoutEffect(() => {
    if (leaving.current === null) return;
    if (pathname !== "/") {
      carryAlong(leaving.current);
      return;
    }
    leaving.current = null;
    const query = parseListQuery(window.location.search);
    if (encodeQuerySegment(query) !== segment) startTransition(() => router.replace(homeHref(query)));
  }, [pathname, leaving, segment, router]);
}

export const QueryAdapter = createAdapterProvider(useSegmentAdapter);
