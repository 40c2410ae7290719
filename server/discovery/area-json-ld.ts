import type { CollectionPage, Graph } from "schema-dts";
import { DEFAULT_LOCALE } from "@/lib/language/locales";
import { areaPath } from "@/lib/places/area-path";
import { placeLabel } from "@/lib/places/place-label";
import { detailTitle } from "@/lib/rentals/labels";
import type { LiveRental } from "@/lib/rentals/rental";
import { rentalPath } from "@/lib/rentals/rental-address";
import { breadcrumbs, itemList } from "@/lib/search/json-ld";
import { absoluteUrl } from "@/server/http/absolute-url";
import { languageOf } from "@/server/language/language-of";
import { areaHeading } from "./area-text";

/** Until every caller knows the language of its page. */
const language = languageOf(DEFAULT_LOCALE);

/** Structured data of an area's page. `newest` are the rentals on the page, in the same order. */
export function areaJsonLd(name: string, newest: readonly LiveRental[]): Graph {
  const url = absoluteUrl(areaPath(name));
  const [listId, crumbsId] = [`${url}#list`, `${url}#crumbs`];
  const items = newest.map((rental) => ({
    name: detailTitle(rental, language.t),
    url: absoluteUrl(rentalPath(rental)),
  }));
  const page: CollectionPage = {
    "@type": "CollectionPage",
    "@id": `${url}#page`,
    url,
    name: areaHeading(name),
    inLanguage: "en",
    breadcrumb: { "@id": crumbsId },
    ...(items.length === 0 ? {} : { mainEntity: { "@id": listId } }),
  };
  const crumbs = breadcrumbs(crumbsId, [
    { name: "Bali rentals", url: absoluteUrl("/") },
    { name: placeLabel(name, language.t), url: null },
  ]);
  const list = items.length === 0 ? [] : [itemList(listId, items)];
  return { "@context": "https://schema.org", "@graph": [page, ...list, crumbs] };
}
