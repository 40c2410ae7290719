import "server-only";
import { createTranslator, type Locale } from "use-intl/core";
import type { Language } from "@/lib/language/translator";
import { MESSAGES } from "./messages";

/** A language and its texts: for feeds, previews and metadata, which are made outside of components. */
export function languageOf(locale: Locale): Language {
  return { locale, t: createTranslator({ locale, messages: MESSAGES[locale], timeZone: "Asia/Makassar" }) };
}
