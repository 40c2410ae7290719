"use client";

import { useParams, useRouter } from "next/navigation";
import {
  type unstable_AdapterInterface as AdapterInterface,
  unstable_createAdapterProvider as createAdapterProvider,
} from "nuqs/adapters/custom";
import { startTransition, useCallback, useMemo, useOptimistic } from "react";
import { decodeQuerySegment } from "@/lib/filters/query-segment";
import { canonicalQuery, homeHref, parseListQuery } from "@/lib/filters/schema";

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

  const updateUrl = useCallback<AdapterInterface["updateUrl"]>(
    (search, { history, scroll }) => {
      if (window.location.pathname !== "/") {
        // A rental is open over the list: it carries the query along.
        const carried = canonicalQuery(parseListQuery(search));
        window.history.replaceState(null, "", `${window.location.pathname}${carried && `?${carried}`}`);
        return;
      }
      startTransition(() => {
        setOptimistic(search);
        router[history](homeHref({ ...parseListQuery(search), page: 1 }), { scroll });
      });
    },
    [router, setOptimistic],
  );

  const getSearchParamsSnapshot = useCallback(() => searchParams, [searchParams]);
  return { searchParams, pathname: "/", updateUrl, getSearchParamsSnapshot };
}

export const QueryAdapter = createAdapterProvider(useSegmentAdapter);
