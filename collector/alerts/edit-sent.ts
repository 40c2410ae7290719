import type { Locale } from "../../lib/language/locales.ts";
import { LANGUAGES } from "../bot/languages.ts";
import type { Alerts } from "./alert-context.ts";
import type { OwedMessage } from "./alert-rows.ts";
import { digestMessage, goneMessage, homeMessage } from "./alert-text.ts";
import { editMessage } from "./send-message.ts";
import { toldHomes } from "./told-homes.ts";

/**
 * Brings a sent message up to date (docs/behaviour.md, B10): what was corrected, and that a home is no longer offered, without its
 * buttons. The message about a home that was taken down is deleted, photo and contact included.
 */
export async function editSent(alerts: Alerts, owed: OwedMessage, locale: Locale): Promise<void> {
  const { api } = alerts.context;
  const { chat_id: chatId, message_id: messageId } = owed;
  if (messageId === null) return;
  const rows = await alerts.store.sentIn(chatId, messageId);
  const told = await toldHomes(alerts, rows);
  const [first] = told;
  if (!first) {
    if (rows.length > 0) await api.deleteMessage(chatId, messageId);
    return;
  }
  const message = { chatId, messageId, hasPhoto: rows.some(({ has_photo }) => has_photo) };
  const wording = await alerts.wording(locale);
  if (rows.length > 1) await editMessage(api, message, digestMessage(told, wording));
  else if (first.home.isOffered) await editMessage(api, message, homeMessage(first, wording));
  else await editMessage(api, message, goneMessage(first.home, LANGUAGES[locale]));
}
