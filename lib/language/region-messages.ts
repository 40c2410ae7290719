import { readFileSync } from "node:fs";
import { readPlaces } from "../region/places.ts";
import { regionFile } from "../region/region-path.ts";
import { DEFAULT_LOCALE, isLocale, type Locale } from "./locales.ts";
import type { RegionMessages } from "./messages.d.ts";

/** Parsed by `ownNames`. Languages other than Russian write places as the data does. */
const namesIn = (locale: Locale): string =>
  (locale === "ru" ? readPlaces() : [])
    .flatMap(({ name, inRussian }) => (inRussian === "" ? [] : [`${name}=${inRussian}`]))
    .join("; ");

/** The texts that name the region. For a language that it does not offer, those of the default one. */
export function regionMessages(locale: Locale): RegionMessages {
  const offered = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const messages: RegionMessages = JSON.parse(readFileSync(regionFile(`messages/${offered}.json`), "utf8"));
  return { ...messages, places: { ...messages.places, names: namesIn(locale) } };
}
