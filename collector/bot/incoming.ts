import type { BotChat, BotMessage, BotUpdate, BotUser } from "../sources/bot/bot-update.ts";
import { firstTopicName, isGroup, newTopicName, topicOf } from "../sources/bot/group-message.ts";
import { storableText } from "../sources/message.ts";

/** Who wrote or pressed. `languageCode` is that of their Telegram, such as "en" or "pt-br". */
type BotPeer = { id: number; languageCode: string | null; isBot: boolean };

export type ChatMessage = {
  chatId: number;
  messageId: number;
  from: BotPeer;
  /** The text or caption; empty for voice messages, stickers and the like. */
  text: string;
  sentAt: Date;
  /** The post of a channel that this message forwards. `username` is the public name of the channel. */
  forwardedFrom: { chatId: number; username: string | null; messageId: number | null } | null;
  replyTo: number | null;
};

/** A pressed button of a message of the bot, in a private chat. `data` was sent by the client: anybody can forge it. */
export type Press = { id: string; from: BotPeer; chatId: number; messageId: number; data: string };

export type GroupCommand = {
  chat: BotChat;
  topicId: number;
  /** The name with which the topic began, if the command is no reply. */
  topicName: string | null;
  messageId: number;
  fromId: number;
  text: string;
};

export type Migration = { from: number; to: number };

export type TopicRename = { chatId: number; topicId: number; name: string };

export type Incoming =
  | ({ kind: "message" } & ChatMessage)
  | ({ kind: "press" } & Press)
  | { kind: "blocked"; chatId: number }
  | ({ kind: "command" } & GroupCommand)
  | ({ kind: "migrated" } & Migration)
  | ({ kind: "renamed" } & TopicRename);

const peer = ({ id, language_code, is_bot }: BotUser): BotPeer => ({
  id,
  languageCode: language_code ?? null,
  isBot: is_bot,
});

function messageIn({ message }: BotUpdate): ChatMessage | null {
  if (message?.chat.type !== "private" || !message.from) return null;
  const origin = message.forward_origin;
  return {
    chatId: message.chat.id,
    messageId: message.message_id,
    from: peer(message.from),
    text: storableText(message.text ?? message.caption ?? "").trim(),
    sentAt: new Date(message.date * 1_000),
    forwardedFrom:
      origin?.type === "channel"
        ? {
            chatId: origin.chat.id,
            username: origin.chat.username ?? null,
            messageId: origin.message_id ?? null,
          }
        : null,
    replyTo: message.reply_to_message?.message_id ?? null,
  };
}

function inGroup(message: BotMessage): Incoming | null {
  const { chat, from, text, migrate_to_chat_id: to } = message;
  if (to !== undefined) return { kind: "migrated", from: chat.id, to };
  const topicId = topicOf(message);
  const name = newTopicName(message);
  if (name !== null) return { kind: "renamed", chatId: chat.id, topicId, name };
  // An anonymous administrator speaks as a bot of Telegram: nobody knows who that is.
  if (!from || from.is_bot || message.sender_chat || !text?.startsWith("/")) return null;
  const topicName = firstTopicName(message);
  return { kind: "command", chat, topicId, topicName, messageId: message.message_id, fromId: from.id, text };
}

/** What a user of the bot did; null for posts of channels, messages in groups, and other bots (docs/behaviour.md, B1). */
export function incomingOf(update: BotUpdate): Incoming | null {
  if (update.message && isGroup(update.message.chat)) return inGroup(update.message);
  const message = messageIn(update);
  if (message) return message.from.isBot ? null : { kind: "message", ...message };
  const { callback_query: query, my_chat_member: member } = update;
  if (query?.message.chat.type === "private" && !query.from.is_bot) {
    const { id, from, data } = query;
    const { chat, message_id: messageId } = query.message;
    return { kind: "press", id, from: peer(from), chatId: chat.id, messageId, data };
  }
  if (member?.chat.type === "private" && member.new_chat_member.status === "kicked") {
    return { kind: "blocked", chatId: member.chat.id };
  }
  return null;
}
