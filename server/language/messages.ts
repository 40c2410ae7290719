import "server-only";
import type { Locale, Messages } from "use-intl/core";
import type { RegionMessages } from "@/lib/language/messages.d";
import { withEnglish } from "@/lib/language/with-english";
import { withRegion } from "@/lib/language/with-region";
import english from "@/messages/en.json";
import indonesian from "@/messages/id.json";
import russian from "@/messages/ru.json";
import { siteSettings } from "@/server/site/site-settings";
import { withOwnWords } from "./own-words";

const ofSite = (locale: Locale, messages: Messages) => withOwnWords(locale, messages, siteSettings());

/** The region's messages by language, inlined by the build. */
const OF_REGION: Record<Locale, RegionMessages> = {
  en: JSON.parse(process.env.REGION_MESSAGES_EN ?? "{}"),
  id: JSON.parse(process.env.REGION_MESSAGES_ID ?? "{}"),
  ru: JSON.parse(process.env.REGION_MESSAGES_RU ?? "{}"),
};

const ENGLISH: Messages = withRegion(english, OF_REGION.en);

function complete(locale: Locale, messages: object): Messages {
  const reportMissing = (key: string) => console.error(`messages/${locale}.json has no "${key}".`);
  return ofSite(locale, withEnglish(ENGLISH, withRegion(messages, OF_REGION[locale]), reportMissing));
}

/** All texts of the interface, by language, with the words of this site. */
export const MESSAGES: Record<Locale, Messages> = {
  en: ofSite("en", ENGLISH),
  id: complete("id", indonesian),
  ru: complete("ru", russian),
};
