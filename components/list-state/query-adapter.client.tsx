"use client";

import { useParams, usePathname, useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import {
  type unstable_AdapterInterface as AdapterInterface,
  unstable_createAdapterProvider as createAdapterProvider,
} from "nuqs/adapters/custom";
import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic } from "react";
import { decodeQuerySegment, encodeQuerySegment } from "@/lib/filters/query-segment";
import { canonicalQuery, homeHref, listSearch, parseListQuery } from "@/lib/filters/schema";
import { localPath, splitLocale } from "@/lib/language/locales";

/**
 * The list's canonical query from the click on a card until the list is in front again. In between the list must not change
 * the URL. Null while no card is opening or open.
 */
export const pendingCardNavigation: { query: string | null } = { query: null };

/**
 * Makes nuqs read the query from the route's canonical segment instead of `useSearchParams`. The segment is known during
 * prerendering, so the HTML contains the filters with their values.
 */
function useSegmentAdapter(): AdapterInterface {
  const router = useRouter();
  const locale = useLocale();
  const { query: segment } = useParams<{ query?: string }>();
  const current = useMemo(
    () => new URLSearchParams(canonicalQuery(decodeQuerySegment(segment ?? "") ?? {})),
    [segment],
  );
  const [searchParams, setOptimistic] = useOptimistic(current);
  useQueryOfOpenCard(segment);

  const updateUrl = useCallback<AdapterInterface["updateUrl"]>(
    (search, { history, scroll }) => {
      const query = listSearch(parseListQuery(search));
      if (splitLocale(window.location.pathname).path !== "/") {
        replaceQuery(query);
        return;
      }
      // A rental is about to open with this query; another navigation would cancel that.
      if (pendingCardNavigation.query === query) return;
      // The filters have changed since the click: show the new list instead of the rental.
      pendingCardNavigation.query = null;
      startTransition(() => {
        setOptimistic(search);
        router[history](localPath(locale, `/${query && `?${query}`}`), { scroll });
      });
    },
    [router, locale, setOptimistic],
  );

  const getSearchParamsSnapshot = useCallback(() => searchParams, [searchParams]);
  return { searchParams, pathname: "/", updateUrl, getSearchParamsSnapshot };
}

/** Writes the list's query into the URL of the rental in the modal. */
function replaceQuery(query: string) {
  window.history.replaceState(null, "", `${window.location.pathname}${query && `?${query}`}`);
}

/**
 * Adds the list's query to the URL of an opened rental only once the rental is shown. Navigating to a URL with the query would
 * not match Next's prefetched data, and would request both rental and list again
 * (docs/decisions/016-cards-open-without-query.md). On the way back from a rental that was opened right after typing, the URL
 * has keywords that the list has not applied yet, so it navigates once more.
 */
function useQueryOfOpenCard(segment: string | undefined) {
  const router = useRouter();
  const { locale, path } = splitLocale(usePathname());
  // A layout effect, so that the rental's URL is never visible without the query.
  useLayoutEffect(() => {
    if (pendingCardNavigation.query === null) return;
    if (path !== "/") {
      replaceQuery(pendingCardNavigation.query);
      return;
    }
    pendingCardNavigation.query = null;
    const query = parseListQuery(window.location.search);
    if (encodeQuerySegment(query) !== segment) {
      const href = localPath(locale, homeHref(query));
      startTransition(() => router.replace(href));
    }
  }, [locale, path, segment, router]);
}

export const QueryAdapter = createAdapterProvider(useSegmentAdapter);
