"use client";

import { useTranslations } from "next-intl";
import { parseListQuery } from "@/lib/filters/schema";
import type { Translator } from "@/lib/language/translator";
import type { Card } from "@/lib/search/card";
import { jsonLdText, listJsonLd } from "@/lib/search/json-ld";
import { PAGE_SIZE } from "@/lib/search/pages";

type Props = {
  /** The canonical query. */
  search: string;
  /** The name of the only area of the list; null for several or all of Bali. */
  area: string | null;
  /** The cards in the page's HTML. Those beyond the page size are for the map. */
  cards: readonly Card[];
  /** The public address of the site. */
  siteUrl: string;
};

/** The JSON for the page's HTML; empty in the browser, which does not need it. */
function source({ search, area, cards, siteUrl }: Props, t: Translator): string {
  if (typeof window !== "undefined") return "";
  return jsonLdText(listJsonLd(parseListQuery(search), area, cards.slice(0, PAGE_SIZE), siteUrl, t));
}

/**
 * The structured data of a page of the list. A client component, because a server component's output would be in the page
 * twice, as HTML and as RSC data; its cards are there for the list anyway.
 */
export function ListJsonLd(props: Props) {
  const t = useTranslations();
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<"
      dangerouslySetInnerHTML={{ __html: source(props, t) }}
    />
  );
}
