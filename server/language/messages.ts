import "server-only";
import { createTranslator, type Locale, type Messages } from "use-intl/core";
import { DATE_RANGES } from "@/lib/filters/options";
import type { RegionMessages } from "@/lib/language/messages.d";
import { withRegion } from "@/lib/language/with-region";
import type { SiteSettings } from "@/lib/settings/site-settings";
import english from "@/messages/en.json";
import indonesian from "@/messages/id.json";
import russian from "@/messages/ru.json";
import { siteSettings } from "@/server/site/site-settings";

type Words = Readonly<Record<string, unknown>>;

/** The messages with other words in a group. The build has parsed all messages, so that braces in these are text. */
function withWords(
  messages: Messages,
  group: keyof Messages,
  words: Readonly<Record<string, string | undefined>>,
): Messages {
  const given = Object.entries(words).filter(([, text]) => text !== undefined);
  if (given.length === 0) return messages;
  const own: Words = { ...messages[group], ...Object.fromEntries(given) };
  return { ...messages, [group]: own };
}

/** Whether the words of client components differ from `messages`: they contain the number of days shown. */
export const hasOwnIslandWords = ({ daysShown }: SiteSettings): boolean =>
  daysShown !== DATE_RANGES.month.days;

/** The messages of a language with the words of this site (docs/behaviour.md, T2). */
function withOwnWords(locale: Locale, messages: Messages, settings: SiteSettings): Messages {
  const { tagline, intro, heading } = settings;
  const meta = { tagline: tagline?.[locale], description: intro?.[locale] };
  const worded = withWords(withWords(messages, "meta", meta), "hero", { heading: heading?.[locale] });
  if (!hasOwnIslandWords(settings)) return worded;
  const t = createTranslator({ locale, messages });
  const month = t("meta.lastDays", { days: settings.daysShown });
  return { ...worded, filters: { ...worded.filters, dateRange: { ...worded.filters.dateRange, month } } };
}

const ofSite = (locale: Locale, messages: Messages) => withOwnWords(locale, messages, siteSettings());

/** The region's messages by language, inlined by the build. */
const OF_REGION: Record<Locale, RegionMessages> = {
  en: JSON.parse(process.env.REGION_MESSAGES_EN ?? "{}"),
  id: JSON.parse(process.env.REGION_MESSAGES_ID ?? "{}"),
  ru: JSON.parse(process.env.REGION_MESSAGES_RU ?? "{}"),
};

/** All texts of the interface, by language, with the words of this site. */
export const MESSAGES: Record<Locale, Messages> = {
  en: ofSite("en", withRegion(english, OF_REGION.en)),
  id: ofSite("id", withRegion(indonesian, OF_REGION.id)),
  ru: ofSite("ru", withRegion(russian, OF_REGION.ru)),
};
