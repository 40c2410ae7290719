import type { CollectionPage, Graph } from "schema-dts";
import type { Language } from "@/lib/language/translator";
import { areaPath } from "@/lib/places/area-path";
import { placeLabel } from "@/lib/places/place-label";
import { detailTitle } from "@/lib/rental/labels";
import type { LiveRental } from "@/lib/rental/rental";
import { rentalPath } from "@/lib/rental/rental-address";
import { breadcrumbs, itemList } from "@/lib/search/json-ld";
import { localUrl } from "@/server/site/absolute-url";
import { areaHeading } from "./area-text";
import { listCrumbs } from "./list-crumbs";

/** Structured data of an area's page. `newest` are the rentals on the page, in the same order. */
export function areaJsonLd(name: string, newest: readonly LiveRental[], language: Language): Graph {
  const { locale, t } = language;
  const url = localUrl(locale, areaPath(name));
  const [listId, crumbsId] = [`${url}#list`, `${url}#crumbs`];
  const items = newest.map((rental) => ({
    name: detailTitle(rental, t),
    url: localUrl(locale, rentalPath(rental)),
  }));
  const page: CollectionPage = {
    "@type": "CollectionPage",
    "@id": `${url}#page`,
    url,
    name: areaHeading(name, t),
    inLanguage: locale,
    breadcrumb: { "@id": crumbsId },
    ...(items.length === 0 ? {} : { mainEntity: { "@id": listId } }),
  };
  const area = { name: placeLabel(name, t), url: null };
  const crumbs = breadcrumbs(crumbsId, [...listCrumbs(null, language), area]);
  const list = items.length === 0 ? [] : [itemList(listId, items)];
  return { "@context": "https://schema.org", "@graph": [page, ...list, crumbs] };
}
