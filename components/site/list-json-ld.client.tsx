"use client";

import { useLocale } from "next-intl";
import { homeHref, parseListQuery } from "@/lib/filters/schema";
import { type Locale, localPath } from "@/lib/language/locales";
import type { Card } from "@/lib/search/card";
import { type Crumb, jsonLdText, listJsonLd } from "@/lib/search/json-ld";
import { PAGE_SIZE } from "@/lib/search/pages";

type Props = {
  /** The canonical query. */
  search: string;
  /** The path to the only area of the list; empty for several or all of the region. */
  crumbs: readonly Crumb[];
  /** The cards in the page's HTML. Those beyond the page size are for the map. */
  cards: readonly Card[];
  siteUrl: string;
  siteName?: string;
};

/** The JSON for the page's HTML; empty in the browser, which does not need it. */
function source({ search, crumbs, cards, siteUrl, siteName }: Props, locale: Locale): string {
  if (typeof window !== "undefined") return "";
  const path = localPath(locale, homeHref(parseListQuery(search)));
  return jsonLdText(listJsonLd(path, crumbs, cards.slice(0, PAGE_SIZE), siteUrl, siteName));
}

/** A client component, because a server component's output would be in the page twice, as HTML and as RSC data. */
export function ListJsonLd(props: Props) {
  const locale = useLocale();
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<"
      dangerouslySetInnerHTML={{ __html: source(props, locale) }}
    />
  );
}
