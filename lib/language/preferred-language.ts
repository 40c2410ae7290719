import { isLocale, type Locale } from "./locales";

/** Null for English, the language of arrival, and for languages that the site does not have. */
export function preferredLanguage(languages: readonly string[]): Locale | null {
  const known = languages.map((language) => language.toLowerCase().split("-")[0]).find(isLocale);
  return known === undefined || known === "en" ? null : known;
}
