import { ownNames } from "../language/own-names.ts";
import type { Translator } from "../language/translator.ts";

const WORD_START = /(^|[\s(/-])(\p{Ll})/gu;

/** Every word capitalised, in the Latin letters of maps and addresses. */
export function capitalisedName(name: string): string {
  return name.replace(WORD_START, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** "Canggu", Russian "Чангу" */
export function placeLabel(name: string, t: Translator): string {
  return ownNames(t("places.names")).get(name.toLowerCase()) ?? capitalisedName(name);
}

export function areasLabel(names: readonly string[], t: Translator): string {
  return names.map((name) => placeLabel(name, t)).join(", ");
}

/** "Canggu and 2 more" */
export function placesLabel(names: readonly string[], t: Translator): string {
  const [first = "", ...others] = names;
  const place = placeLabel(first, t);
  return others.length === 0 ? place : t("places.andMore", { place, more: String(others.length) });
}
