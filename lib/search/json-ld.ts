import type { BreadcrumbList, Graph, ItemList, Thing, WebSite } from "schema-dts";
import { type Locale, splitLocale } from "@/lib/language/locales";
import { SITE_NAME } from "@/lib/region/names";
import type { Card } from "@/lib/search/card";

/** Structured data for a script element, which no text of a listing can end. Replaces lone surrogates. */
export function jsonLdText(data: object): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === "string" ? value.toWellFormed() : value,
  ).replaceAll("<", "\\u003c");
}

export type Crumb = { name: string; url: string | null };

/** Breadcrumbs from the home page to the page itself, which may have no `url`. */
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

/** The site's name for search engines; only the home pages have it. */
function webSite(name: string, url: string, locale: Locale): WebSite {
  return { "@type": "WebSite", name, url, inLanguage: locale };
}

function itemList(id: string, rentals: readonly { name: string; url: string }[]): ItemList {
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

/** A page of a list. `path` contains the language; `crumbs` lead to its only area, empty for several or none. */
export function listJsonLd(
  path: string,
  crumbs: readonly Crumb[],
  cards: readonly Card[],
  siteUrl: string,
  siteName = SITE_NAME,
): Graph {
  const url = `${siteUrl}${path}`;
  const { locale, path: english } = splitLocale(path);
  const things: Thing[] = [
    ...(english === "/" ? [webSite(siteName, url, locale)] : []),
    itemList(
      `${url}#list`,
      cards.map(({ title, href }) => ({ name: title, url: `${siteUrl}${href}` })),
    ),
    ...(crumbs.length === 0 ? [] : [breadcrumbs(`${url}#crumbs`, crumbs)]),
  ];
  return { "@context": "https://schema.org", "@graph": things };
}
