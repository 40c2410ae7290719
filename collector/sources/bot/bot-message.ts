import type { Message as BotMessage, Chat } from "grammy/types";
import { z } from "zod";
import {
  authorOf,
  type ChatOfAuthors,
  isPlausibleTime,
  isShownType,
  MAX_ORIGIN,
  type Message,
  storableText,
  topicName,
} from "../message.ts";
import { blockLines, buttonLines, mediaBlocks } from "../rich-message.ts";
import { bareChatId } from "./followed-chat.ts";

export type RemoteFile = { fileId: string; identity: string; bytes: number | null };

const telegramFile = z
  .object({ file_id: z.string(), file_unique_id: z.string(), file_size: z.int().optional() })
  .transform(
    ({ file_id, file_unique_id, file_size }): RemoteFile => ({
      ...{ fileId: file_id, identity: file_unique_id },
      bytes: file_size ?? null,
    }),
  );

/** The photos and videos of a message: one, or those of a rich message. Of a photo the largest size. */
export function remoteFiles({ photo, video, document, rich_message }: BotMessage): RemoteFile[] {
  const own = { photo, video: video ?? (isShownType(document?.mime_type) ? document : undefined) };
  return [own, ...mediaBlocks(rich_message?.blocks)].flatMap(
    (medium) => telegramFile.safeParse([medium.photo].flat().at(-1) ?? medium.video).data ?? [],
  );
}

function forwardOrigin({ forward_origin: from }: BotMessage): string | null {
  if (!from) return null;
  if (from.type === "user") return `user${from.sender_user.id}`;
  if (from.type === "hidden_user") return storableText(from.sender_user_name, MAX_ORIGIN);
  const chat = from.type === "chat" ? from.sender_chat : from.chat;
  return `channel${bareChatId(chat.id)}`;
}

const chatOf = ({ id, type }: Chat): ChatOfAuthors => ({
  id: bareChatId(id),
  isChannel: type === "channel",
});

/** A member, or the channel or group for which a member or an anonymous administrator speaks. */
function senderOf({ from, sender_chat }: BotMessage): string | null {
  if (sender_chat) return `channel${bareChatId(sender_chat.id)}`;
  return from ? `user${from.id}` : null;
}

/** The text or caption of a message without struck-through words. Links behind words are written out, those on buttons too. */
function textOf(message: BotMessage): string {
  const text = message.text ?? message.caption ?? "";
  const entities = message.entities ?? message.caption_entities ?? [];
  let end = 0;
  const parts = entities.flatMap((entity) => {
    if (entity.offset < end || (entity.type !== "text_link" && entity.type !== "strikethrough")) return [];
    const isLink = entity.type === "text_link";
    const words = text.slice(end, entity.offset + (isLink ? entity.length : 0));
    end = entity.offset + entity.length;
    return isLink ? `${words} (${entity.url})` : words;
  });
  const lines = [parts.join("") + text.slice(end), ...blockLines(message.rich_message?.blocks)];
  const written = lines.filter((line) => line.trim() !== "");
  const buttons = written.length === 0 ? [] : buttonLines(message.reply_markup?.inline_keyboard);
  return storableText([...written, ...buttons].join("\n")).trim();
}

const fromUnixTime = (seconds: number) => new Date(seconds * 1_000);

export const hasPlausibleTime = (message: BotMessage, now: Date): boolean =>
  isPlausibleTime(fromUnixTime(message.date), now);

function editedAt({ edit_date }: BotMessage, now: Date): Date | null {
  const time = edit_date === undefined ? null : fromUnixTime(edit_date);
  return time && isPlausibleTime(time, now) ? time : null;
}

export function fromBotMessage(
  message: BotMessage,
  { media, topic }: Pick<Message, "media" | "topic">,
  now: Date,
): Message {
  const { reply_to_message: answered } = message;
  return {
    id: message.message_id,
    postedAt: fromUnixTime(message.date),
    editedAt: editedAt(message, now),
    text: textOf(message),
    replyTo: answered?.forum_topic_created ? null : (answered?.message_id ?? null),
    author: authorOf(chatOf(message.chat), senderOf(message)),
    forwardedFrom: forwardOrigin(message),
    media,
    albumId: message.media_group_id ?? null,
    topic,
  };
}

export const isGroup = ({ type }: Chat): boolean => type === "group" || type === "supergroup";

/** The forum topic of a message; 0 for "General", and in a group without topics, where threads are only replies. */
export const topicOf = ({ is_topic_message, message_thread_id }: BotMessage): number =>
  is_topic_message ? (message_thread_id ?? 0) : 0;

/** The name with which the forum topic of a message began; null in a reply, which does not state it. */
export const firstTopicName = ({ reply_to_message: answered }: BotMessage): string | null =>
  topicName(answered?.forum_topic_created?.name);

export const newTopicName = ({ forum_topic_edited: edited }: BotMessage): string | null =>
  topicName(edited?.name);

/**
 * Whether a message of a group is a post (docs/behaviour.md, B29): no service message, command, or message of a bot. `sender_chat` is a
 * person's own channel or an anonymous administrator, which Telegram sends as if by bots.
 */
export function isGroupPost(message: BotMessage): boolean {
  const { from, sender_chat, text, caption, rich_message } = message;
  if (from?.is_bot && !sender_chat) return false;
  const isEmpty = !text && !caption && !rich_message && remoteFiles(message).length === 0;
  return !isEmpty && !text?.startsWith("/");
}
