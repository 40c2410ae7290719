import { InputFile } from "grammy";
import type { MessageEntity } from "grammy/types";
import { chunks } from "../../../lib/lists/chunks.ts";
import { cardButtons, type Press, pressLabel } from "../../desk/card-buttons.ts";
import { cardLines } from "../../desk/card-lines.ts";
import type { PostCard } from "../../desk/post-card.ts";
import { clipped, excerpt, takenDownLine } from "../../owner/post-lines.ts";
import { keyText } from "../../posts/post-key.ts";
import { isForbidden } from "../../sources/bot/request-failure.ts";
import type { BotContext } from "../bot-context.ts";
import {
  deletePhoto,
  editMessage,
  type OutgoingMessage,
  onEarlierMessage,
  sendText,
} from "../send-message.ts";
import { photoAsJpeg } from "../telegram-photo.ts";
import type { OwnerMessage } from "./owner-messages.ts";

/** Telegram takes texts of 4,096 characters and 100 marked spans. */
const MAX_TEXT = 3_000;
const MAX_SPANS = 90;
const BUTTONS_PER_ROW = 2;

const MAX_NOTE_LENGTH = 500;
const MAX_TITLE = 60;

function wordSpans({ spans }: PostCard, offset: number): MessageEntity[] {
  return spans
    .filter(({ end }) => end <= MAX_TEXT)
    .flatMap(({ start, end, isCertain }): MessageEntity[] => {
      const span = { offset: offset + start, length: end - start };
      const underlined = { type: "underline" as const, ...span };
      return isCertain ? [underlined] : [underlined, { type: "italic", ...span }];
    })
    .slice(0, MAX_SPANS);
}

export function cardMessage(
  card: PostCard,
  { site, note: wholeNote, isDoubted }: { site: string | null; note: string | null; isDoubted?: boolean },
): Required<Omit<OutgoingMessage, "isSilent">> {
  const note = wholeNote && clipped(wholeNote, MAX_NOTE_LENGTH);
  const { text, version } = card;
  const lines = cardLines(card, site ?? "");
  const [heading] = lines;
  const top = lines.join("\n");
  const words = clipped(text, MAX_TEXT);
  const buttons = cardButtons(card, isDoubted).map(({ press, label }) => ({
    text: label,
    callback_data: `o:${press}:${version}`,
  }));
  const body = `${top}\n\n${words}`;
  const offset = note === null ? body.length : body.length + 2;
  const last: MessageEntity[] = note === null ? [] : [{ type: "bold", offset, length: note.length }];
  return {
    text: note === null ? body : `${body}\n\n${note}`,
    entities: [
      { type: "bold", offset: 0, length: heading.length },
      ...wordSpans(card, top.length + 2),
      ...last,
    ],
    buttons: chunks(buttons, BUTTONS_PER_ROW),
  };
}

const MAX_PHOTOS = 4;
const PHOTO_WIDTH = 828;

async function sendPhotos({ api, run }: BotContext, chatId: number, card: PostCard): Promise<number[]> {
  const sent: number[] = [];
  for (const { key, photos } of card.joinsWith ? [card.joinsWith, card] : [card]) {
    for (const url of photos.slice(0, MAX_PHOTOS)) {
      const jpeg = await photoAsJpeg(run.photos, url, PHOTO_WIDTH);
      if (jpeg === null) continue;
      const message = await api.sendPhoto(chatId, new InputFile(jpeg, "photo.jpg"), {
        caption: keyText(key),
        disable_notification: true,
      });
      sent.push(message.message_id);
    }
  }
  return sent;
}

/** Sends the card of a post, with its photos first, and those of the listing that it may repeat. */
export async function sendCard(
  context: BotContext,
  chatId: number,
  card: PostCard,
  note: string | null = null,
): Promise<void> {
  const { api, site, messages } = context;
  const photo_messages = await sendPhotos(context, chatId, card);
  const message_id = await sendText(api, chatId, cardMessage(card, { site, note }));
  await messages.add({
    chat_id: chatId,
    message_id,
    posts: [card.key, ...(card.joinsWith ? [card.joinsWith.key] : [])],
    photo_messages,
  });
}

/** Sends how a home stands now, in few lines: with its facts and address, a word before them, and "Right" where that asks for one. */
export async function sendShortCard(
  { api, site, messages }: BotContext,
  chatId: number,
  card: PostCard,
  { note, presses }: { note: string; presses: readonly Press[] },
): Promise<void> {
  const address = card.slug === null ? [] : [`${site ?? ""}/rental/${card.slug}`];
  const text = [note, card.title ?? excerpt(card.text, MAX_TITLE), card.facts, ...address]
    .filter((line) => line !== "")
    .join("\n");
  const possible = presses.filter((press) => press !== "undo" || card.undo !== null);
  const buttons = possible.map((press) => ({
    text: pressLabel(press),
    callback_data: `o:${press}:${card.version}`,
  }));
  const right = presses.includes("undo") ? [{ text: "Right", callback_data: "right" }] : [];
  const message_id = await sendText(api, chatId, { text, buttons: [[...right, ...buttons]] });
  await messages.add({ chat_id: chatId, message_id, posts: [card.key], photo_messages: [] });
}

export async function editCard(
  { api, site }: BotContext,
  { chat_id, message_id }: Pick<OwnerMessage, "chat_id" | "message_id">,
  card: PostCard,
  shown: { note: string; isDoubted?: boolean },
): Promise<void> {
  const earlier = { chatId: chat_id, messageId: message_id, hasPhoto: false };
  await onEarlierMessage(editMessage(api, earlier, cardMessage(card, { site, ...shown })));
}

async function clearMessage(
  { api }: BotContext,
  { chat_id, message_id, posts, photo_messages }: OwnerMessage,
): Promise<void> {
  const text = posts.slice(0, 1).map(takenDownLine).join("\n");
  for (const photo of photo_messages) await deletePhoto(api, chat_id, photo, text);
  await onEarlierMessage(api.editMessageText(chat_id, message_id, text));
}

/**
 * Removes what was taken down from the chats of the owners (docs/behaviour.md, B25): photos, and the words of cards. What
 * fails is tried again at the next call, except in the chat of an owner who has blocked the bot.
 */
export async function clearGone(context: BotContext): Promise<void> {
  const { messages, onFailure } = context;
  for (const shown of await messages.gone()) {
    try {
      await clearMessage(context, shown);
    } catch (error) {
      onFailure(error);
      if (!isForbidden(error)) continue;
    }
    await messages.forget(shown);
  }
}
