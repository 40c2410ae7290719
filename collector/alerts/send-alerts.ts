import { GrammyError, HttpError } from "grammy";
import type { Locale } from "../../lib/language/locales.ts";
import type { Rental } from "../../lib/rental/rental.ts";
import { DAY_MS } from "../../lib/time/region-day.ts";
import { editMessage, type OutgoingMessage, sendPhoto, sendText } from "../bot/send-message.ts";
import { photoOf } from "../bot/telegram-photo.ts";
import { isRefused, sendFailure } from "../sources/bot/request-failure.ts";
import { isOutage } from "../store/call-function.ts";
import type { OwedMessage, SentHome } from "./alert-store.ts";
import { alertMessage, isOffered, stillLooking } from "./alert-text.ts";
import type { Alerts } from "./alerts.ts";

/** Homes that wait for a chat are sent one by one up to this number; more are one message. */
const MOST_SINGLE = 3;

/** What is sent to a chat next, of what it is owed, oldest first (docs/behaviour.md, B8): what has waited for a day is one message too. */
export function nextOf<Owed extends Pick<OwedMessage, "kind" | "created_at">>(
  owed: readonly Owed[],
  now: Date,
): readonly Owed[] {
  const other = owed.find(({ kind }) => kind === "edit" || kind === "ask");
  if (other) return [other];
  const isBacklog = owed.some(({ created_at }) => now.getTime() - created_at.getTime() > DAY_MS);
  return isBacklog || owed.length > MOST_SINGLE ? owed : owed.slice(0, 1);
}

/** Sends a message with the photo of a home, or without if Telegram refuses the photo. */
async function sendHome(
  { context, memory: { photos } }: Alerts,
  chatId: number,
  message: OutgoingMessage,
  home: Rental,
): Promise<Pick<SentHome, "message_id" | "has_photo">> {
  const photo = await photoOf(home, context.run.photos, photos);
  if (photo !== null) {
    try {
      const { id, fileId } = await sendPhoto(context.api, chatId, message, photo.file);
      if (fileId !== null) photos.set(photo.url, fileId);
      return { message_id: id, has_photo: true };
    } catch (error) {
      if (!isRefused(error)) throw error;
      photos.delete(photo.url);
    }
  }
  return { message_id: await sendText(context.api, chatId, message), has_photo: false };
}

/** Sends one message about homes, without those that are no longer offered. Returns the homes in it. */
async function sendHomes(alerts: Alerts, owed: readonly OwedMessage[], locale: Locale): Promise<SentHome[]> {
  const announced = (await alerts.announcedHomes(owed)).filter(isOffered);
  const [first, ...others] = announced;
  if (!first) return [];
  const chat_id = owed[0]?.chat_id ?? 0;
  const message = alertMessage(announced, await alerts.wording(locale));
  const sent =
    others.length === 0
      ? await sendHome(alerts, chat_id, message, first.home)
      : { message_id: await sendText(alerts.context.api, chat_id, message), has_photo: false };
  return announced.map(({ home: { id }, rent_before }) => ({ chat_id, ...sent, rental_id: id, rent_before }));
}

/** Brings a sent message up to date (docs/behaviour.md, B10). Deletes it if its homes were taken down, photo and contact included. */
async function editSent(alerts: Alerts, { chat_id, message_id }: OwedMessage, locale: Locale): Promise<void> {
  if (message_id === null) return;
  const { api } = alerts.context;
  const rows = await alerts.store.sentIn(chat_id, message_id);
  if (rows.length === 0) return;
  const announced = await alerts.announcedHomes(rows);
  if (announced.length === 0) {
    await api.deleteMessage(chat_id, message_id);
    return;
  }
  const sent = { chatId: chat_id, messageId: message_id, hasPhoto: rows.some(({ has_photo }) => has_photo) };
  await editMessage(api, sent, alertMessage(announced, await alerts.wording(locale)));
}

async function send(alerts: Alerts, owed: readonly OwedMessage[], locale: Locale): Promise<SentHome[]> {
  const [first] = owed;
  if (first?.kind === "new" || first?.kind === "reduced") return sendHomes(alerts, owed, locale);
  if (first?.kind === "edit") await editSent(alerts, first, locale);
  if (first?.kind === "ask") await sendText(alerts.context.api, first.chat_id, stillLooking(locale));
  return [];
}

/**
 * Sends one message to a chat. Claims it first, so that a process that is killed while sending does not send it twice. One that cannot be
 * written is reported and dropped. Returns the seconds that Telegram asks to wait, null if it does not.
 */
async function deliver(alerts: Alerts, owed: readonly OwedMessage[]): Promise<number | null> {
  const { store, context } = alerts;
  const [first] = owed;
  if (!first) return null;
  const ids = owed.map(({ id }) => id);
  await store.claim(ids);
  try {
    const [search] = await store.searchesOf(first.chat_id);
    await store.confirm(ids, search ? await send(alerts, owed, search.locale) : []);
    return null;
  } catch (error) {
    if (!(error instanceof GrammyError || error instanceof HttpError)) {
      if (isOutage(error)) throw error;
      context.onFailure(error);
      await store.confirm(ids, []);
      return null;
    }
    const failure = sendFailure(error);
    if (failure.kind === "blocked") await alerts.forget(first.chat_id);
    else if (failure.kind === "later") await store.postpone(ids, failure.seconds);
    else if (failure.kind === "refused") {
      // An edit that changes nothing, or of a message that the user has deleted, is refused as well.
      if (first.kind !== "edit")
        context.onFailure(`Telegram refused a message to a user of the bot: ${failure.description}`);
      await store.confirm(ids, []);
    }
    return failure.kind === "later" ? failure.seconds : null;
  }
}

/** At most 25 messages a second over all chats, and one a second to each. */
const BETWEEN_MESSAGES_MS = 40;
const BETWEEN_ROUNDS_MS = 1_000;
/** Messages in one turn, about five seconds of them: a new post may be waiting for the data service. */
const MAX_SENT = 125;

/** Sends what is due, in rounds with a message for each chat, those that wait longest first (docs/behaviour.md, B8, B9). */
export async function sendDue(alerts: Alerts, pause: (ms: number) => Promise<unknown>): Promise<void> {
  const { store, context } = alerts;
  for (let sent = 0; sent < MAX_SENT; ) {
    const due = await store.due(context.now);
    if (due.length === 0) return;
    for (const owed of Map.groupBy(due, ({ chat_id }) => chat_id).values()) {
      if ((await deliver(alerts, nextOf(owed, context.now))) !== null) return;
      await pause(BETWEEN_MESSAGES_MS);
      sent += 1;
    }
    await pause(BETWEEN_ROUNDS_MS);
  }
}
