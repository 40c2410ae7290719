import type { Graph, ItemList, Thing, WebSite } from "schema-dts";
import { canonicalQuery, homeHref, type ListQuery } from "@/lib/filters/schema";
import { placeLabel } from "@/lib/geo/place-label";
import type { Card } from "@/lib/rentals/card";
import { SITE_NAME } from "@/lib/site/site";
import { absoluteUrl } from "./absolute-url";
import { breadcrumbs } from "./breadcrumbs";

/** The site's name for search engines, on its home page alone (QUALITY B18). */
function webSite(): WebSite {
  return { "@type": "WebSite", name: SITE_NAME, url: absoluteUrl("/"), inLanguage: "en" };
}

/** The rentals of a page in the order in which it shows them (QUALITY D7). */
function itemList(id: string, cards: readonly Card[]): ItemList {
  return {
    "@type": "ItemList",
    "@id": id,
    numberOfItems: cards.length,
    itemListElement: cards.map(({ title, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: absoluteUrl(href),
    })),
  };
}

/** A page of a list as structured data; `area` is the name of the place it is of. Null for an empty one. */
export function listJsonLd(query: ListQuery, area: string | null, cards: readonly Card[]): Graph | null {
  if (cards.length === 0) return null;
  const url = absoluteUrl(homeHref(query));
  const things: Thing[] = [
    ...(canonicalQuery(query) === "" ? [webSite()] : []),
    itemList(`${url}#list`, cards),
    ...(area === null
      ? []
      : [
          breadcrumbs(`${url}#crumbs`, [
            { name: "Bali rentals", url: absoluteUrl("/") },
            { name: placeLabel(area), url: absoluteUrl(homeHref({ location: area })) },
          ]),
        ]),
  ];
  return { "@context": "https://schema.org", "@graph": things };
}
