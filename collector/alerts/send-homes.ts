import type { Locale } from "../../lib/language/locales.ts";
import { LANGUAGES } from "../bot/languages.ts";
import { editMessage, type OutgoingMessage, sendPhoto, sendText } from "../bot/send-message.ts";
import type { Alerts } from "./alert-context.ts";
import type { OwedMessage, SentHome } from "./alert-rows.ts";
import { type AnnouncedHome, digestMessage, goneMessage, homeMessage } from "./alert-text.ts";
import { photoOf } from "./photo-of-message.ts";
import { isNight } from "./region-hours.ts";
import { sendFailure } from "./send-result.ts";

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
 * Brings a sent message up to date (docs/behaviour.md, B10), without a contact if that is not the one that it was sent with. Deletes
 * it if its home was taken down, photo and contact included.
 */
export async function editSent(alerts: Alerts, owed: OwedMessage, locale: Locale): Promise<void> {
  const { api } = alerts.context;
  const { chat_id: chatId, message_id: messageId } = owed;
  if (messageId === null) return;
  const { homes: rows, hasOtherContact } = await alerts.store.sentIn(chatId, messageId);
  const announced = await alerts.announcedHomes(rows);
  const [first] = announced;
  if (!first) {
    if (rows.length > 0) await api.deleteMessage(chatId, messageId);
    return;
  }
  const message = { chatId, messageId, hasPhoto: rows.some(({ has_photo }) => has_photo) };
  const wording = await alerts.wording(locale);
  const home = hasOtherContact ? { ...first.home, contact_url: null } : first.home;
  if (rows.length > 1) await editMessage(api, message, digestMessage(announced, wording));
  else if (home.isOffered) await editMessage(api, message, homeMessage({ ...first, home }, wording));
  else await editMessage(api, message, goneMessage(home, LANGUAGES[locale]));
}
