import type { BreadcrumbList, Graph, ItemList, Thing, WebSite } from "schema-dts";
import { canonicalQuery, homeHref, type ListQuery } from "@/lib/filters/schema";
import type { Translator } from "@/lib/language/translator";
import { placeLabel } from "@/lib/places/place-label";
import type { Card } from "@/lib/search/card";
import { SITE_NAME } from "@/lib/text/site-name";

/**
 * Structured data as the text of its script element. Escapes "<", so that no text of a listing can end the element, and
 * replaces lone surrogates.
 */
export function jsonLdText(data: object): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === "string" ? value.toWellFormed() : value,
  ).replaceAll("<", "\\u003c");
}

type Crumb = { name: string; url: string | null };

/** The path to a page, starting with the home page. The page itself comes last and may have no `url`. */
export function breadcrumbs(id: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": id,
    itemListElement: crumbs.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(url === null ? {} : { item: url }),
    })),
  };
}

/** The site's name for search engines; only the home page has it. */
function webSite(siteUrl: string): WebSite {
  return { "@type": "WebSite", name: SITE_NAME, url: `${siteUrl}/`, inLanguage: "en" };
}

/** The rentals of a page, in the order on screen, with their public addresses. */
export function itemList(id: string, rentals: readonly { name: string; url: string }[]): ItemList {
  return {
    "@type": "ItemList",
    "@id": id,
    numberOfItems: rentals.length,
    itemListElement: rentals.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url,
    })),
  };
}

/**
 * Structured data of a page of a list. `area` is the name of its only area, null for several or all of Bali; `siteUrl` is the
 * public address of the site.
 */
export function listJsonLd(
  query: ListQuery,
  area: string | null,
  cards: readonly Card[],
  siteUrl: string,
  t: Translator,
): Graph {
  const url = `${siteUrl}${homeHref(query)}`;
  const things: Thing[] = [
    ...(canonicalQuery(query) === "" ? [webSite(siteUrl)] : []),
    itemList(
      `${url}#list`,
      cards.map(({ title, href }) => ({ name: title, url: `${siteUrl}${href}` })),
    ),
    ...(area === null
      ? []
      : [
          breadcrumbs(`${url}#crumbs`, [
            { name: "Bali rentals", url: `${siteUrl}/` },
            { name: placeLabel(area, t), url: `${siteUrl}${homeHref({ location: [area] })}` },
          ]),
        ]),
  ];
  return { "@context": "https://schema.org", "@graph": things };
}
