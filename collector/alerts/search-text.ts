import { activeFilters } from "../../lib/filters/filter-rows.ts";
import { parseListQuery } from "../../lib/filters/schema.ts";
import type { Language } from "../../lib/language/translator.ts";
import type { LiveRental } from "../../lib/rental/rental.ts";
import type { OutgoingMessage } from "../bot/send-message.ts";
import { RHYTHMS, type SavedSearch } from "./alert-store.ts";
import { homeLine, type Wording } from "./alert-text.ts";

/** What a search asks for: "Canggu · Up to 25M · 2+ bedrooms". */
export function searchLabel(query: string, language: Language): string {
  const labels = activeFilters(parseListQuery(query), language).map(({ label }) => label);
  return labels.length === 0 ? language.t("bot.everything") : labels.join(" · ");
}

/** A search, with the buttons that change it. */
export function searchEntry(search: SavedSearch, language: Language): OutgoingMessage {
  const { id, rhythm, is_paused, query } = search;
  const { t } = language;
  const pause = is_paused ? "resume" : "pause";
  const others = RHYTHMS.filter((each) => each !== rhythm);
  return {
    text: `${searchLabel(query, language)}\n${is_paused ? t("bot.paused") : t(`bot.comes.${rhythm}`)}`,
    buttons: [
      others.map((each) => ({ text: t(`bot.rhythm.${each}`), callback_data: `v:${each}:${id}` })),
      [
        { text: t(`bot.${pause}`), callback_data: `v:${pause}:${id}` },
        { text: t("bot.stop"), callback_data: `v:stop:${id}` },
      ],
    ],
  };
}

const NEWEST = 3;

/** The answer to a saved search: what was understood, how many homes match, and the newest. */
export function searchAnswer(
  search: SavedSearch,
  { found, unread }: { found: readonly LiveRental[]; unread: readonly string[] },
  wording: Wording,
): OutgoingMessage {
  const { t } = wording.language;
  const entry = searchEntry(search, wording.language);
  return {
    ...entry,
    text: [
      entry.text,
      ...(unread.length === 0 ? [] : [t("bot.unread", { words: unread.join(", ") })]),
      t("bot.matches", { count: found.length }),
      ...found.slice(0, NEWEST).map((rental) => homeLine(rental, wording)),
    ].join("\n\n"),
  };
}
