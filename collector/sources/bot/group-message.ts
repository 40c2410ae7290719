import type { Chat, Message } from "grammy/types";
import { storableText } from "../message.ts";
import { remoteFile } from "./bot-message.ts";

export const isGroup = ({ type }: Chat): boolean => type === "group" || type === "supergroup";

/** The forum topic of a message; 0 for "General", and in a group without topics, where threads are only replies. */
export const topicOf = ({ is_topic_message, message_thread_id }: Message): number =>
  is_topic_message ? (message_thread_id ?? 0) : 0;

const MAX_TOPIC_NAME = 128;

const topicName = (name: string | undefined): string | null =>
  storableText((name ?? "").trim(), MAX_TOPIC_NAME) || null;

/** The name with which the forum topic of a message began; null in a reply, which does not state it. */
export const firstTopicName = ({ reply_to_message: answered }: Message): string | null =>
  topicName(answered?.forum_topic_created?.name);

export const newTopicName = ({ forum_topic_edited: edited }: Message): string | null =>
  topicName(edited?.name);

/**
 * Whether a message of a group is a post (docs/behaviour.md, B29): no service message, command, or message of a bot. `sender_chat` is a
 * person's own channel or an anonymous administrator, which Telegram sends as if by bots.
 */
export function isGroupPost(message: Message): boolean {
  const { from, sender_chat, text, caption } = message;
  if (from?.is_bot && !sender_chat) return false;
  const isEmpty = !text && !caption && remoteFile(message) === null;
  return !isEmpty && !text?.startsWith("/");
}
