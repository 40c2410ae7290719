import "../region/variables.ts";
import { LANGUAGES } from "../region/choices.ts";

export type Locale = (typeof LANGUAGES)[number];

/** The languages that the region offers. */
export const LOCALES: readonly Locale[] = JSON.parse(process.env.REGION_LANGUAGES ?? '["en"]');

/** Each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: "English",
  id: "Bahasa Indonesia",
  ru: "Русский",
};

export const DEFAULT_LOCALE: Locale = LANGUAGES[0];

export function isLocale(text: unknown): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** "/?page=2" is "/ru?page=2" in Russian. */
export function localPath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, "")}`;
}

/** "/ru/liked" is "ru" and "/liked". */
function firstSegment(path: string): [string, string] {
  const end = path.slice(1).search(/[/?#]/);
  if (!path.startsWith("/")) return ["", path];
  return end < 0 ? [path.slice(1), ""] : [path.slice(1, end + 1), path.slice(end + 1)];
}

/** The language of an address, and the address of the same page in English. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [first, rest] = firstSegment(path);
  if (!isLocale(first) || first === DEFAULT_LOCALE) return { locale: DEFAULT_LOCALE, path };
  return { locale: first, path: rest.startsWith("/") ? rest : `/${rest}` };
}

/** "/RU/liked" is "/ru/liked", "/en/liked" is "/liked". Never starts with "//", which would name another host. */
export function canonicalPrefix(path: string): string {
  const [first, rest] = firstSegment(path);
  const locale = first.toLowerCase();
  return isLocale(locale) ? localPath(locale, rest.replace(/^\/*/, "/")) : path;
}

/** The language of the page, for code outside of components. */
export function pageLocale(): Locale {
  return splitLocale(globalThis.location.pathname).locale;
}
