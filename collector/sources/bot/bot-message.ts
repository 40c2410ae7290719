import type { Message as BotMessage, Chat } from "grammy/types";
import {
  authorOf,
  type ChatOfAuthors,
  isPlausibleTime,
  isShownType,
  MAX_ORIGIN,
  type Message,
  storableText,
} from "../message.ts";
import { bareChatId } from "./followed-chat.ts";

export type RemoteFile = { fileId: string; identity: string; bytes: number | null };

export function remoteFile({ photo, video, document }: BotMessage): RemoteFile | null {
  const file = photo?.at(-1) ?? video ?? (isShownType(document?.mime_type) ? document : undefined);
  if (!file) return null;
  return { fileId: file.file_id, identity: file.file_unique_id, bytes: file.file_size ?? null };
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

/** The text or caption of a message. A link behind words is written out: "details (https://…)". */
function textOf(message: BotMessage): string {
  const text = message.text ?? message.caption ?? "";
  const entities = message.entities ?? message.caption_entities ?? [];
  let end = 0;
  const parts = entities
    .filter((entity) => entity.type === "text_link")
    .map(({ offset, length, url }) => {
      const words = text.slice(end, offset + length);
      end = offset + length;
      return `${words} (${url})`;
    });
  return storableText(parts.join("") + text.slice(end)).trim();
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

const MAX_TOPIC_NAME = 128;

const topicName = (name: string | undefined): string | null =>
  storableText((name ?? "").trim(), MAX_TOPIC_NAME) || null;

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
  const { from, sender_chat, text, caption } = message;
  if (from?.is_bot && !sender_chat) return false;
  const isEmpty = !text && !caption && remoteFile(message) === null;
  return !isEmpty && !text?.startsWith("/");
}
