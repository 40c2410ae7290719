import { readFileSync } from "node:fs";
import type { Locale } from "../language/locales.ts";
import type { RegionMessages } from "../language/messages.d.ts";
import { readPlaces } from "./places.ts";
import { regionFile } from "./region-path.ts";

/** Parsed by `ownNames`. Languages other than Russian write places as the data does. */
const namesIn = (locale: Locale): string =>
  (locale === "ru" ? readPlaces() : [])
    .flatMap(({ name, inRussian }) => (inRussian === "" ? [] : [`${name}=${inRussian}`]))
    .join("; ");

export function regionMessages(locale: Locale): RegionMessages {
  const messages: RegionMessages = JSON.parse(readFileSync(regionFile(`messages/${locale}.json`), "utf8"));
  return { ...messages, places: { ...messages.places, names: namesIn(locale) } };
}
