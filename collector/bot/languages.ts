import { createTranslator, type Locale, type Messages } from "use-intl/core";
import { preferredLanguage } from "../../lib/language/preferred-language.ts";
import type { Language } from "../../lib/language/translator.ts";
import { withEnglish } from "../../lib/language/with-english.ts";
import english from "../../messages/en.json" with { type: "json" };
import indonesian from "../../messages/id.json" with { type: "json" };
import russian from "../../messages/ru.json" with { type: "json" };

const complete = (messages: object) => withEnglish<Messages>(english, messages, () => undefined);

const translator = (locale: Locale, messages: Messages): Language => ({
  locale,
  t: createTranslator({ locale, messages, timeZone: "Asia/Makassar" }),
});

/** The languages of the bot and their texts. */
export const LANGUAGES: Readonly<Record<Locale, Language>> = {
  en: translator("en", english),
  id: translator("id", complete(indonesian)),
  ru: translator("ru", complete(russian)),
};

/** The language for a user, by that of their Telegram, such as "pt-br"; English if the site does not have it. */
export const localeOf = (languageCode: string | null): Locale =>
  preferredLanguage(languageCode === null ? [] : [languageCode]) ?? "en";
