import { activeFilters } from "@/lib/filters/filter-rows";
import { canonicalQuery, DEFAULT_QUERY, type ListQuery } from "@/lib/filters/schema";
import type { Language } from "@/lib/language/translator";
import { localUrl } from "@/server/site/absolute-url";
import { siteName } from "@/server/site/site-settings";

export const ATOM = "application/atom+xml";

/** The query of a list's feed: same filters, always newest first and one page. */
export function feedQuery(query: ListQuery): ListQuery {
  const { sort, page } = DEFAULT_QUERY;
  return { ...query, sort, page };
}

/** The English path of the feed of a list: "/feed.xml?location=canggu". */
export function feedPath(query: ListQuery): string {
  const search = canonicalQuery(feedQuery(query));
  return `/feed.xml${search === "" ? "" : `?${search}`}`;
}

/** "Canggu, Up to 15M, 2+ bedrooms"; "all of the region" when nothing narrows the list. */
export function followedSearch(query: ListQuery, language: Language): string {
  const labels = activeFilters(feedQuery(query), language).map(({ label }) => label);
  return labels.length === 0 ? language.t("feed.everywhere") : labels.join(", ");
}

/** "Bali Monthly: Canggu, Up to 15M". */
export function feedTitle(query: ListQuery, language: Language): string {
  return `${siteName()}: ${followedSearch(query, language)}`;
}

/** The feed of a list as a `<link rel="alternate">` entry. */
export function feedLink(query: ListQuery, language: Language) {
  return { [ATOM]: [{ url: localUrl(language.locale, feedPath(query)), title: feedTitle(query, language) }] };
}
