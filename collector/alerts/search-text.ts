import type { InlineKeyboardButton } from "grammy/types";
import { activeFilters } from "../../lib/filters/filter-rows.ts";
import { parseListQuery } from "../../lib/filters/schema.ts";
import type { Language } from "../../lib/language/translator.ts";
import { chunks } from "../../lib/lists/chunks.ts";
import type { LiveRental } from "../../lib/rental/rental.ts";
import type { OutgoingMessage } from "../bot/send-message.ts";
import { RHYTHMS, type SavedSearch } from "./alert-rows.ts";
import { homeLine, type Wording } from "./alert-text.ts";
import { pressData } from "./press-data.ts";

const NEWEST = 3;

/** What a search asks for: "Canggu · Up to 25M · 2+ bedrooms". */
export function searchLabel(query: string, language: Language): string {
  const labels = activeFilters(parseListQuery(query), language).map(({ label }) => label);
  return labels.length === 0 ? language.t("bot.everything") : labels.join(" · ");
}

function searchButtons(search: SavedSearch, language: Language): InlineKeyboardButton[][] {
  const { t } = language;
  const pause = search.is_paused ? "resume" : "pause";
  const others = RHYTHMS.filter((rhythm) => rhythm !== search.rhythm);
  return [
    others.map((rhythm) => ({
      text: t(`bot.rhythm.${rhythm}`),
      callback_data: pressData(rhythm, search.id),
    })),
    [
      { text: t(`bot.${pause}`), callback_data: pressData(pause, search.id) },
      { text: t("bot.stop"), callback_data: pressData("stop", search.id) },
    ],
  ];
}

export function searchEntry(search: SavedSearch, language: Language): OutgoingMessage {
  const { t } = language;
  const state = search.is_paused ? t("bot.paused") : t(`bot.comes.${search.rhythm}`);
  return {
    text: `${searchLabel(search.query, language)}\n${state}`,
    buttons: searchButtons(search, language),
  };
}

const NUMBERS_IN_A_ROW = 5;

export function searchList(
  searches: readonly SavedSearch[],
  heading: string,
  language: Language,
): OutgoingMessage {
  const lines = searches.map((search, index) => `${index + 1}. ${searchEntry(search, language).text}`);
  const numbers = searches.map(({ id }, index) => ({
    text: String(index + 1),
    callback_data: pressData("show", id),
  }));
  return { text: [heading, ...lines].join("\n\n"), buttons: chunks(numbers, NUMBERS_IN_A_ROW) };
}

export function searchAnswer(
  search: SavedSearch,
  found: readonly LiveRental[],
  unread: readonly string[],
  wording: Wording,
): OutgoingMessage {
  const { language } = wording;
  const { t } = language;
  const newest = found
    .toSorted((a, b) => (b.posted_at ?? "").localeCompare(a.posted_at ?? ""))
    .slice(0, NEWEST);
  const entry = searchEntry(search, language);
  return {
    text: [
      entry.text,
      ...(unread.length === 0 ? [] : [t("bot.unread", { words: unread.join(", ") })]),
      t("bot.matches", { count: found.length }),
      ...newest.map((rental) => homeLine(rental, wording)),
    ].join("\n\n"),
    buttons: entry.buttons,
  };
}
