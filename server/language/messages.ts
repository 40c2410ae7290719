import "server-only";
import type { Locale, Messages } from "use-intl/core";
import { withEnglish } from "@/lib/language/with-english";
import english from "@/messages/en.json";
import indonesian from "@/messages/id.json";
import russian from "@/messages/ru.json";
import { siteSettings } from "@/server/site/site-settings";
import { withOwnWords } from "./own-words";

const ofSite = (locale: Locale, messages: Messages) => withOwnWords(locale, messages, siteSettings());

const complete = (locale: Locale, messages: object) =>
  ofSite(
    locale,
    withEnglish(english, messages, (key) => console.error(`messages/${locale}.json has no "${key}".`)),
  );

/** All texts of the interface, by language, with the words of this site. */
export const MESSAGES: Record<Locale, Messages> = {
  en: ofSite("en", english),
  id: complete("id", indonesian),
  ru: complete("ru", russian),
};
