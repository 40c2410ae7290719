import { InputFile } from "grammy";
import { chunks } from "../../../lib/lists/chunks.ts";
import type { Doubted } from "../../desk/card-buttons.ts";
import type { PostCard } from "../../desk/post-card.ts";
import { excerpt, takenDownLine } from "../../owner/post-lines.ts";
import { keyText } from "../../posts/post-key.ts";
import { isForbidden } from "../../sources/bot/request-failure.ts";
import type { BotContext } from "../bot-context.ts";
import { deletePhoto, editMessage, onEarlierMessage, sendText } from "../send-message.ts";
import { photoAsJpeg } from "../telegram-photo.ts";
import { cardMessage, pressData } from "./card-message.ts";
import type { OwnerMessage } from "./owner-messages.ts";

const MAX_PHOTOS = 4;
const BUTTONS_PER_ROW = 5;
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

export async function editCard(
  { api, site }: BotContext,
  { chat_id, message_id }: Pick<OwnerMessage, "chat_id" | "message_id">,
  card: PostCard,
  shown: { note: string; doubted?: Doubted },
): Promise<void> {
  const earlier = { chatId: chat_id, messageId: message_id, hasPhoto: false };
  await onEarlierMessage(editMessage(api, earlier, cardMessage(card, { site, ...shown })));
}

const EXCERPT_LENGTH = 60;

function lineOf({ key, reason, text }: PostCard, index: number): string {
  return `${index + 1}. ${keyText(key)}: ${reason ?? ""}\n${excerpt(text, EXCERPT_LENGTH)}`;
}

export async function sendList(
  { api, messages }: BotContext,
  chatId: number,
  title: string,
  cards: readonly PostCard[],
): Promise<void> {
  const buttons = cards.map((_, index) => ({
    text: String(index + 1),
    callback_data: pressData("open", index),
  }));
  const text = [title, ...cards.map(lineOf)].join("\n\n");
  const message_id = await sendText(api, chatId, {
    text,
    entities: [{ type: "bold", offset: 0, length: title.length }],
    buttons: chunks(buttons, BUTTONS_PER_ROW),
  });
  await messages.add({
    chat_id: chatId,
    message_id,
    posts: cards.map(({ key }) => key),
    photo_messages: [],
  });
}

async function clearMessage(
  { api }: BotContext,
  { chat_id, message_id, posts, photo_messages }: OwnerMessage,
): Promise<void> {
  const text =
    posts.length > 1
      ? "A post of this message was taken down. /waiting shows what waits."
      : posts.map(takenDownLine).join("\n");
  for (const photo of photo_messages) await deletePhoto(api, chat_id, photo, text);
  await onEarlierMessage(api.editMessageText(chat_id, message_id, text));
}

/**
 * Removes what was taken down from the chats of the owners (docs/behaviour.md, B25): photos, and the words of cards and lists. What
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
