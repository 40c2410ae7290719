import { homeHref } from "@/lib/filters/schema";
import type { Language } from "@/lib/language/translator";
import { placeLabel } from "@/lib/places/place-label";
import type { Crumb } from "@/lib/search/json-ld";
import { localUrl } from "@/server/site/absolute-url";

/** The path to the list of an area, for structured data; to the home page for null. */
export function listCrumbs(area: string | null, { locale, t }: Language): Crumb[] {
  const home = { name: t("jsonLd.home"), url: localUrl(locale, "/") };
  if (area === null) return [home];
  const list = { name: placeLabel(area, t), url: localUrl(locale, homeHref({ location: [area] })) };
  return [home, list];
}
