"use client";

import { useParams, usePathname, useRouter } from "next/navigation";
import {
  type unstable_AdapterInterface as AdapterInterface,
  unstable_createAdapterProvider as createAdapterProvider,
} from "nuqs/adapters/custom";
import { startTransition, useCallback, useEffect, useMemo, useOptimistic } from "react";
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
  useReturn(segment);

  const updateUrl = useCallback<AdapterInterface["updateUrl"]>(
    (search, { history, scroll }) => {
      if (window.location.pathname !== "/") {
        // A rental is open over the list: it carries the query along.
        const carried = canonicalQuery(parseListQuery(search));
        window.history.replaceState(null, "", `${window.location.pathname}${carried && `?${carried}`}`);
        return;
      }
      // A rental is about to open and has the query already; a second navigation would take its place.
      if (leaving.current) return;
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

/** Back from a rental that was opened right after typing, the address holds keywords that the list does not know yet. */
function useReturn(segment: string | undefined) {
  const router = useRouter();
  const pathname = usePathname();
  const leaving = useLeaving();
  useEffect(() => {
    if (pathname !== "/" || !leaving.current) return;
    leaving.current = false;
    const query = parseListQuery(window.location.search);
    if (encodeQuerySegment(query) !== segment) startTransition(() => router.replace(homeHref(query)));
  }, [pathname, leaving, segment, router]);
}

export const QueryAdapter = createAdapterProvider(useSegmentAdapter);
