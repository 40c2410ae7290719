import { createTranslator } from "use-intl/core";
import { DEFAULT_LOCALE, isLocale, type Locale } from "../../lib/language/locales.ts";
import { regionMessages } from "../../lib/language/region-messages.ts";
import type { Language } from "../../lib/language/translator.ts";
import { withRegion } from "../../lib/language/with-region.ts";
import { TIME_ZONE } from "../../lib/time/time-zone.ts";
import english from "../../messages/en.json" with { type: "json" };
import indonesian from "../../messages/id.json" with { type: "json" };
import russian from "../../messages/ru.json" with { type: "json" };

function languageOf(locale: Locale, own: typeof english): Language {
  const messages = withRegion(own, regionMessages(locale));
  return { locale, t: createTranslator({ locale, messages, timeZone: TIME_ZONE }) };
}

export const LANGUAGES: Readonly<Record<Locale, Language>> = {
  en: languageOf("en", english),
  id: languageOf("id", indonesian),
  ru: languageOf("ru", russian),
};

export const ENGLISH = LANGUAGES.en;

/** The language for a user, by that of their Telegram, such as "pt-br"; English if the site does not have it. */
export function localeOf(languageCode = ""): Locale {
  const language = languageCode.toLowerCase().split("-")[0];
  return isLocale(language) ? language : DEFAULT_LOCALE;
}
