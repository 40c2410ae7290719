import "server-only";
import { createTranslator, type Locale } from "use-intl/core";
import { DEFAULT_LOCALE, isLocale } from "@/lib/language/locales";
import type { Language } from "@/lib/language/translator";
import { MESSAGES } from "./messages";

/** A language and its texts: for feeds, previews and metadata, which are made outside of components. */
export function languageOf(locale: Locale): Language {
  return { locale, t: createTranslator({ locale, messages: MESSAGES[locale], timeZone: "Asia/Makassar" }) };
}

/** The language of a route handler, by the `locale` in its parameters. */
export function languageOfParam(locale: string): Language {
  return languageOf(isLocale(locale) ? locale : DEFAULT_LOCALE);
}
