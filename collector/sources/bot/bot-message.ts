import type { Message as BotMessage } from "grammy/types";
import type { MediaFile, Message } from "../../message.ts";
import { storableText } from "../storable-text.ts";
import { botText } from "./bot-text.ts";

/** A photo or video that Telegram keeps for the bot. */
export type RemoteFile = { fileId: string; identity: string; bytes: number | null };

const SHOWN = /^(?:image\/(?!svg|gif)|video\/(?:mp4|quicktime))/;

/** The photo or video of a message; a photo in its largest size. */
export function remoteFile({ photo, video, document }: BotMessage): RemoteFile | null {
  const isShown = document?.mime_type !== undefined && SHOWN.test(document.mime_type);
  const file = photo?.at(-1) ?? video ?? (isShown ? document : undefined);
  if (!file) return null;
  return { fileId: file.file_id, identity: file.file_unique_id, bytes: file.file_size ?? null };
}

function origin({ forward_origin: from }: BotMessage): string | null {
  if (!from) return null;
  if (from.type === "user") return `user${from.sender_user.id}`;
  if (from.type === "hidden_user") return storableText(from.sender_user_name).slice(0, 200);
  const chat = from.type === "chat" ? from.sender_chat : from.chat;
  // Exports write the id of a channel without the -100 that the Bot API puts before it.
  return `channel${String(chat.id).replace(/^-(?:100)?/, "")}`;
}

const date = (seconds: number) => new Date(seconds * 1_000);

/** A message of a channel as other sources bring it, with the files that were fetched for it. */
export function fromBotMessage(message: BotMessage, media: readonly MediaFile[]): Message {
  return {
    id: message.message_id,
    postedAt: date(message.date),
    editedAt: message.edit_date === undefined ? null : date(message.edit_date),
    text: botText(message),
    replyTo: message.reply_to_message?.message_id ?? null,
    forwardedFrom: origin(message),
    media,
    albumId: message.media_group_id ?? null,
  };
}
