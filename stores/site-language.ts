import { isLocale, type Locale } from "@/lib/language/locales";
import { preferredLanguage } from "@/lib/language/preferred-language";
import { readText, writeText } from "./device-storage";

/** The language that the visitor chose last. */
const CHOSEN_NAME = "SiteLanguage";

/** "ru,en" */
const OFFERED_NAME = "OfferedLanguages";

/** If storage is denied or full, the address alone remembers the choice. */
export function storeChosenLanguage(locale: Locale): void {
  writeText(CHOSEN_NAME, locale);
}

const offered = (): string[] => readText(OFFERED_NAME)?.split(",") ?? [];

/** The one chosen last, else the one that the browser prefers. Null if there is none, or if it has been offered before. */
export function languageToOffer(page: Locale): Locale | null {
  const chosen = readText(CHOSEN_NAME) ?? undefined;
  const wanted = isLocale(chosen) ? chosen : preferredLanguage(navigator.languages);
  return wanted === null || wanted === page || offered().includes(wanted) ? null : wanted;
}

/** False if storage is denied or full: then it would be offered on each page. */
export function storeOffered(locale: Locale): boolean {
  return writeText(OFFERED_NAME, [...offered(), locale].join());
}
