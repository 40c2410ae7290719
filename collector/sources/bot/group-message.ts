import { storableText } from "../message.ts";
import { remoteFile } from "./bot-message.ts";
import type { BotChat, BotMessage } from "./bot-update.ts";

export const isGroup = ({ type }: BotChat): boolean => type === "group" || type === "supergroup";

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

type Author = Pick<BotMessage, "from" | "sender_chat">;

/** Who speaks: a member, or the channel or group for which a member or an anonymous administrator does. */
const authorOf = ({ from, sender_chat }: Author): number | null => sender_chat?.id ?? from?.id ?? null;

/** Whether a reply is by the author of what it answers, or by the group: another member ends and changes no advert. */
function isOwnReply(message: BotMessage): boolean {
  const author = authorOf(message);
  const { reply_to_message: answered } = message;
  if (author === null || !answered) return false;
  return author === message.chat.id || author === authorOf(answered);
}

/**
 * A message of a group as a post (docs/behaviour.md, B29); null for service messages, commands, and messages of bots. `sender_chat` is a
 * person's own channel or an anonymous administrator, which Telegram sends as if by bots.
 */
export function groupMessage(message: BotMessage): BotMessage | null {
  const { from, sender_chat, text, caption } = message;
  if (from?.is_bot && !sender_chat) return null;
  const isEmpty = !text && !caption && remoteFile(message) === null;
  if (isEmpty || text?.startsWith("/")) return null;
  const isKept = isOwnReply(message) || message.reply_to_message?.forum_topic_created !== undefined;
  return isKept ? message : { ...message, reply_to_message: undefined };
}
