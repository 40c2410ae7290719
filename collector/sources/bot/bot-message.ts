import type { Message as BotMessage } from "grammy/types";
import { isShownType, type MediaFile, type Message } from "../../message.ts";
import { storableText } from "../storable-text.ts";

/** A photo or video that Telegram keeps for the bot. */
export type RemoteFile = { fileId: string; identity: string; bytes: number | null };

/** The photo or video of a message; a photo in its largest size. */
export function remoteFile({ photo, video, document }: BotMessage): RemoteFile | null {
  const file = photo?.at(-1) ?? video ?? (isShownType(document?.mime_type) ? document : undefined);
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

/** The text of a message, or its caption. An address behind other words stands after them in brackets. */
function textOf(message: BotMessage): string {
  const text = message.text ?? message.caption ?? "";
  const entities = message.entities ?? message.caption_entities ?? [];
  let end = 0;
  const parts = entities
    .flatMap((entity) => (entity.type === "text_link" ? [entity] : []))
    .map(({ offset, length, url }) => {
      const words = text.slice(end, offset + length);
      end = offset + length;
      return `${words} (${url})`;
    });
  return storableText(parts.join("") + text.slice(end)).trim();
}

const date = (seconds: number) => new Date(seconds * 1_000);

/** A message of a channel as other sources bring it, with the files that were fetched for it. */
export function fromBotMessage(message: BotMessage, media: readonly MediaFile[]): Message {
  return {
    id: message.message_id,
    postedAt: date(message.date),
    editedAt: message.edit_date === undefined ? null : date(message.edit_date),
    text: textOf(message),
    replyTo: message.reply_to_message?.message_id ?? null,
    forwardedFrom: origin(message),
    media,
    albumId: message.media_group_id ?? null,
  };
}
