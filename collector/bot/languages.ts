import { createTranslator, type Locale, type Messages } from "use-intl/core";
import { preferredLanguage } from "../../lib/language/preferred-language.ts";
import type { Language } from "../../lib/language/translator.ts";
import { withEnglish } from "../../lib/language/with-english.ts";
import { withRegion } from "../../lib/language/with-region.ts";
import { regionMessages } from "../../lib/region/region-messages.ts";
import { TIME_ZONE } from "../../lib/time/time-zone.ts";
import english from "../../messages/en.json" with { type: "json" };
import indonesian from "../../messages/id.json" with { type: "json" };
import russian from "../../messages/ru.json" with { type: "json" };

const ENGLISH: Messages = withRegion(english, regionMessages("en"));

const complete = (locale: Locale, messages: object) =>
  withEnglish(ENGLISH, withRegion(messages, regionMessages(locale)), () => undefined);

const translator = (locale: Locale, messages: Messages): Language => ({
  locale,
  t: createTranslator({ locale, messages, timeZone: TIME_ZONE }),
});

/** The languages of the bot and their texts. */
export const LANGUAGES: Readonly<Record<Locale, Language>> = {
  en: translator("en", ENGLISH),
  id: translator("id", complete("id", indonesian)),
  ru: translator("ru", complete("ru", russian)),
};

/** The language for a user, by that of their Telegram, such as "pt-br"; English if the site does not have it. */
export const localeOf = (languageCode: string | null): Locale =>
  preferredLanguage(languageCode === null ? [] : [languageCode]) ?? "en";
