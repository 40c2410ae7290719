import "server-only";
import { createTranslator, type Locale } from "use-intl/core";
import { DEFAULT_LOCALE, isLocale } from "@/lib/language/locales";
import type { Language } from "@/lib/language/translator";
import { TIME_ZONE } from "@/lib/time/time-zone";
import { MESSAGES } from "./messages";

const inLanguage = (locale: Locale): Language => ({
  locale,
  t: createTranslator({ locale, messages: MESSAGES[locale], timeZone: TIME_ZONE }),
});

const LANGUAGES: Record<Locale, Language> = {
  en: inLanguage("en"),
  id: inLanguage("id"),
  ru: inLanguage("ru"),
};

/** A language and its texts: for feeds, previews and metadata, which are made outside of components. */
export const languageOf = (locale: Locale): Language => LANGUAGES[locale];

/** The language of a route handler, by the `locale` in its parameters. */
export function languageOfParam(locale: string): Language {
  return languageOf(isLocale(locale) ? locale : DEFAULT_LOCALE);
}
