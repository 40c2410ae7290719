import "server-only";
import { locale } from "next/root-params";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@/lib/language/locales";
import type { Language } from "@/lib/language/translator";
import { languageOf } from "./language-of";

/** The language of the page that is rendered. Not in route handlers, which get it from their address. */
export async function currentLocale(): Promise<Locale> {
  const current = await locale();
  return isLocale(current) ? current : DEFAULT_LOCALE;
}

/** That language and its texts. */
export async function currentLanguage(): Promise<Language> {
  return languageOf(await currentLocale());
}
