import "server-only";
import type { Locale, Messages } from "use-intl/core";
import { withEnglish } from "@/lib/language/with-english";
import english from "@/messages/en.json";
import indonesian from "@/messages/id.json";
import russian from "@/messages/ru.json";

const complete = (locale: Locale, messages: object) =>
  withEnglish(english, messages, (key) => console.error(`messages/${locale}.json has no "${key}".`));

/** All texts of the interface, by language. */
export const MESSAGES: Record<Locale, Messages> = {
  en: english,
  id: complete("id", indonesian),
  ru: complete("ru", russian),
};
