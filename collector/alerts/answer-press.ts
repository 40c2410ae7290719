import type { Locale } from "../../lib/language/locales.ts";
import type { Language } from "../../lib/language/translator.ts";
import { editMessage, type OutgoingMessage, onEarlierMessage } from "../bot/send-message.ts";
import { countOf } from "../store/call-function.ts";
import type { Alerts } from "./alert-context.ts";
import type { SavedSearch } from "./alert-rows.ts";
import { parsePress, type VisitorPress } from "./press-data.ts";
import { searchEntry, searchLabel } from "./search-text.ts";

export type VisitorChat = {
  alerts: Alerts;
  id: number;
  locale: Locale;
  language: Language;
  send: (message: OutgoingMessage) => Promise<unknown>;
};

async function hide(
  { alerts, id, language }: VisitorChat,
  messageId: number,
  rental: number,
): Promise<string> {
  // A forged press may name any number: only existing rentals are stored. Sent messages are forgotten after 48 hours.
  const { client, api } = alerts.context;
  const found = await client.from("rentals").select("id", { count: "exact", head: true }).eq("id", rental);
  if (countOf("to find a listing", found) > 0) await alerts.store.hide(id, rental);
  await onEarlierMessage(api.deleteMessage(id, messageId));
  return language.t("bot.hidden");
}

/** Does what a button of a search says. Returns what the message says then; null if it stays. */
async function change(
  { alerts, language, send }: VisitorChat,
  { action }: VisitorPress,
  search: SavedSearch,
): Promise<OutgoingMessage | null> {
  switch (action) {
    case "show":
      await send(searchEntry(search, language));
      return null;
    case "stop":
      await alerts.store.remove(search);
      return {
        text: language.t("bot.stopped", { search: searchLabel(search.query, language) }),
        buttons: [],
      };
    case "pause":
    case "resume": {
      const is_paused = action === "pause";
      await alerts.store.change(search, { is_paused });
      return searchEntry({ ...search, is_paused }, language);
    }
    case "now":
    case "daily":
    case "weekly":
      await alerts.store.change(search, { rhythm: action });
      return searchEntry({ ...search, rhythm: action }, language);
    default:
      return null;
  }
}

/** Does what a press of this chat says. Returns the note that Telegram shows, empty for none (docs/behaviour.md, B5). */
export async function answerPress(chat: VisitorChat, data: string, messageId: number): Promise<string> {
  const { alerts, id, language } = chat;
  const press = parsePress(data);
  const message = { chatId: id, messageId, hasPhoto: false };
  const edit = (edited: OutgoingMessage) => editMessage(alerts.context.api, message, edited);
  if (press?.action === "hide") return hide(chat, messageId, press.id);
  if (press?.action === "yes" || press?.action === "no") {
    if (press.action === "no") await alerts.store.forget(id);
    await edit({ text: language.t(press.action === "yes" ? "bot.goesOn" : "bot.deleted"), buttons: [] });
    return "";
  }
  const search = (await alerts.store.searchesOf(id)).find((each) => each.id === press?.id);
  if (!press || !search) return language.t("bot.outdated");
  const edited = await change(chat, press, search);
  if (edited !== null) await edit(edited);
  return "";
}
