import { activeFilters } from "@/lib/filters/active-filters";
import { canonicalQuery, DEFAULT_QUERY, type ListQuery } from "@/lib/filters/schema";
import type { Language } from "@/lib/language/translator";
import { localUrl } from "@/server/site/absolute-url";
import { siteName } from "@/server/site/site-settings";

/** Feed formats by file extension. */
export const FEED_FORMATS = {
  xml: { label: "Atom", mediaType: "application/atom+xml" },
  json: { label: "JSON Feed", mediaType: "application/feed+json" },
} as const;

export type FeedFormat = keyof typeof FEED_FORMATS;

/** The query of a list's feed: same filters, always newest first and one page. */
export function feedQuery(query: ListQuery): ListQuery {
  const { sort, page, swapped } = DEFAULT_QUERY;
  return { ...query, sort, page, swapped };
}

/** The English path of the feed of a list: "/feed.xml?location=canggu". */
export function feedPath(format: FeedFormat, query: ListQuery): string {
  const search = canonicalQuery(feedQuery(query));
  return `/feed.${format}${search === "" ? "" : `?${search}`}`;
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

/** The feeds of a list as `<link rel="alternate">` entries. */
export function feedLinks(
  query: ListQuery,
  language: Language,
): Record<string, { url: string; title: string }[]> {
  const links = (format: FeedFormat) => [
    {
      url: localUrl(language.locale, feedPath(format, query)),
      title: `${feedTitle(query, language)} (${FEED_FORMATS[format].label})`,
    },
  ];
  return { [FEED_FORMATS.xml.mediaType]: links("xml"), [FEED_FORMATS.json.mediaType]: links("json") };
}
