import { ownNames } from "../language/own-names.ts";
import type { Translator } from "../language/translator.ts";

const WORD_START = /(^|[\s(/-])(\p{Ll})/gu;

/** A place name with every word capitalised, in the Latin letters of maps and addresses. */
export function placeName(name: string): string {
  return name.replace(WORD_START, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** A place name in a language: "Canggu", Russian "Чангу"; with every word capitalised if the language has no name for it. */
export function placeLabel(name: string, t: Translator): string {
  return ownNames(t("places.names")).get(name.toLowerCase()) ?? placeName(name);
}

/** The names of all areas of a search: "Canggu, Pererenan". Empty for none. */
export function areasLabel(names: readonly string[], t: Translator): string {
  return names.map((name) => placeLabel(name, t)).join(", ");
}

/** A label for the places of a marker: "Canggu and 2 more". Empty for none. */
export function placesLabel(names: readonly string[], t: Translator): string {
  const [first = "", ...others] = names;
  const place = placeLabel(first, t);
  return others.length === 0 ? place : t("places.andMore", { place, more: String(others.length) });
}
