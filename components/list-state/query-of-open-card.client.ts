"use client";

import { usePathname, useRouter } from "next/navigation";
import { startTransition, useLayoutEffect } from "react";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import { homeHref, parseListQuery } from "@/lib/filters/schema";
import { localPath, splitLocale } from "@/lib/language/locales";

/**
 * The list's canonical query from the click on a card until the list is in front again. In between the list must not change
 * the URL. Null while no card is opening or open.
 */
export const pendingCardNavigation: { query: string | null } = { query: null };

export function replaceQuery(query: string) {
  window.history.replaceState(null, "", `${window.location.pathname}${query && `?${query}`}`);
}

/**
 * Adds the list's query to the URL of an opened rental only once it is shown: navigating to a URL with the query would not
 * match Next's prefetched data (docs/decisions/016-cards-open-without-query.md). On the way back from a rental that was
 * opened right after typing, the URL has keywords that the list has not applied yet, so it navigates once more.
 */
export function useQueryOfOpenCard(segment: string | undefined) {
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
