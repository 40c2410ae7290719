import type { Graph } from "schema-dts";
import { homeHref } from "@/lib/filters/schema";
import type { Language } from "@/lib/language/translator";
import { areaPath } from "@/lib/places/area-path";
import { placeLabel } from "@/lib/places/place-label";
import { detailTitle } from "@/lib/rental/labels";
import type { LiveRental } from "@/lib/rental/rental";
import { rentalPath } from "@/lib/rental/rental-address";
import { breadcrumbs, type Crumb, itemList } from "@/lib/search/json-ld";
import { localUrl } from "@/server/site/absolute-url";

/** The path to the list of an area, for structured data; to the home page for null. */
export function listCrumbs(area: string | null, { locale, t }: Language): Crumb[] {
  const home = { name: t("jsonLd.home"), url: localUrl(locale, "/") };
  if (area === null) return [home];
  const list = { name: placeLabel(area, t), url: localUrl(locale, homeHref({ location: [area] })) };
  return [home, list];
}

/** Structured data of an area's page. `newest` are the rentals on the page, in the same order; there is at least one. */
export function areaJsonLd(name: string, newest: readonly LiveRental[], language: Language): Graph {
  const { locale, t } = language;
  const url = localUrl(locale, areaPath(name));
  const items = newest.map((rental) => ({
    name: detailTitle(rental, t),
    url: localUrl(locale, rentalPath(rental)),
  }));
  const area = { name: placeLabel(name, t), url: null };
  const crumbs = breadcrumbs(`${url}#crumbs`, [...listCrumbs(null, language), area]);
  return { "@context": "https://schema.org", "@graph": [itemList(`${url}#list`, items), crumbs] };
}
