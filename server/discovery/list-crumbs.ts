import { homeHref } from "@/lib/filters/schema";
import type { Language } from "@/lib/language/translator";
import { placeLabel } from "@/lib/places/place-label";
import type { Crumb } from "@/lib/search/json-ld";
import { localUrl } from "@/server/http/absolute-url";

/** The path to the list of an area, for its structured data. */
export function listCrumbs(area: string, { locale, t }: Language): Crumb[] {
  return [
    { name: t("jsonLd.home"), url: localUrl(locale, "/") },
    { name: placeLabel(area, t), url: localUrl(locale, homeHref({ location: [area] })) },
  ];
}
