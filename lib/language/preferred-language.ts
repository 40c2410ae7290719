import { isLocale, type Locale } from "./locales";

/**
 * The language of the site that a browser prefers; null for English, which is where everybody arrives, and for languages that
 * the site does not have.
 */
export function preferredLanguage(languages: readonly string[]): Locale | null {
  const known = languages.map((language) => language.toLowerCase().split("-")[0]).find(isLocale);
  return known === undefined || known === "en" ? null : known;
}
