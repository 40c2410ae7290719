import type { Locale } from "../../lib/language/locales.ts";
import { editMessage, type OutgoingMessage, sendPhoto, sendText } from "../bot/send-message.ts";
import { photoOf } from "../bot/telegram-photo.ts";
import { LANGUAGES } from "../report/languages.ts";
import { sendFailure } from "../sources/bot/request-failure.ts";
import type { Alerts } from "./alert-context.ts";
import type { OwedMessage, SentHome } from "./alert-rows.ts";
import { type AnnouncedHome, digestMessage, goneMessage, homeMessage } from "./alert-text.ts";
import { isNight } from "./region-hours.ts";

type Sent = { id: number; hasPhoto: boolean };

async function sendWithPhoto(
  { context, memory }: Alerts,
  chatId: number,
  message: OutgoingMessage,
  { home }: AnnouncedHome,
): Promise<Sent> {
  const isSilent = isNight(context.now);
  const photo = await photoOf(home, context.run.photos, memory.photos);
  if (photo !== null) {
    try {
      const { id, fileId } = await sendPhoto(context.api, chatId, message, photo.file, { isSilent });
      if (fileId !== null) memory.photos.set(photo.url, fileId);
      return { id, hasPhoto: true };
    } catch (error) {
      if (sendFailure(error).kind !== "refused") throw error;
      memory.photos.delete(photo.url);
    }
  }
  return { id: await sendText(context.api, chatId, message, { isSilent }), hasPhoto: false };
}

/** Sends one message about homes, without those that are no longer offered or repeat another. Returns the homes in it. */
export async function sendHomes(
  alerts: Alerts,
  chatId: number,
  owed: readonly OwedMessage[],
  locale: Locale,
): Promise<SentHome[]> {
  const all = await alerts.announcedHomes(owed);
  const announced = all.filter(({ home }) => home.isOffered && !home.isRepeat);
  const [first] = announced;
  if (!first) return [];
  const wording = await alerts.wording(locale);
  const isSilent = isNight(alerts.context.now);
  const sent =
    announced.length === 1
      ? await sendWithPhoto(alerts, chatId, homeMessage(first, wording), first)
      : {
          id: await sendText(alerts.context.api, chatId, digestMessage(announced, wording), { isSilent }),
          hasPhoto: false,
        };
  return announced.map(({ home, before }) => ({
    chat_id: chatId,
    message_id: sent.id,
    rental_id: home.id,
    rent_before: before,
    has_photo: sent.hasPhoto,
  }));
}

/**
 * Brings a sent message up to date (docs/behaviour.md, B10). Deletes it if its home was taken down, photo and contact included.
 */
export async function editSent(alerts: Alerts, owed: OwedMessage, locale: Locale): Promise<void> {
  const { api } = alerts.context;
  const { chat_id: chatId, message_id: messageId } = owed;
  if (messageId === null) return;
  const rows = await alerts.store.sentIn(chatId, messageId);
  const announced = await alerts.announcedHomes(rows);
  const [first] = announced;
  if (!first) {
    if (rows.length > 0) await api.deleteMessage(chatId, messageId);
    return;
  }
  const message = { chatId, messageId, hasPhoto: rows.some(({ has_photo }) => has_photo) };
  const wording = await alerts.wording(locale);
  if (rows.length > 1) await editMessage(api, message, digestMessage(announced, wording));
  else if (first.home.isOffered) await editMessage(api, message, homeMessage(first, wording));
  else await editMessage(api, message, goneMessage(first.home, LANGUAGES[locale]));
}
