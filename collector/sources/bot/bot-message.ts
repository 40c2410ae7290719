import { isShownType, type MediaFile, type Message } from "../message.ts";
import { isPlausibleTime } from "../plausible-time.ts";
import { storableText } from "../storable-text.ts";
import type { BotMessage } from "./bot-update.ts";
import { bareChatId } from "./followed-chat.ts";

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
  return `channel${bareChatId(chat.id)}`;
}

/** The text of a message, or its caption. An address behind other words stands after them in brackets. */
function textOf(message: BotMessage): string {
  const text = message.text ?? message.caption ?? "";
  const entities = message.entities ?? message.caption_entities ?? [];
  let end = 0;
  const parts = entities
    .filter(({ type, url }) => type === "text_link" && url !== undefined)
    .map(({ offset, length, url }) => {
      const words = text.slice(end, offset + length);
      end = offset + length;
      return `${words} (${url})`;
    });
  return storableText(parts.join("") + text.slice(end)).trim();
}

const date = (seconds: number) => new Date(seconds * 1_000);

/** Whether a message may have been sent when it says. */
export const isTimePlausible = (message: BotMessage, now: Date): boolean =>
  isPlausibleTime(date(message.date), now);

function editedAt({ edit_date }: BotMessage, now: Date): Date | null {
  const time = edit_date === undefined ? null : date(edit_date);
  return time && isPlausibleTime(time, now) ? time : null;
}

/** A message of a channel as other sources bring it, with the files that were fetched for it. */
export function fromBotMessage(message: BotMessage, media: readonly MediaFile[], now: Date): Message {
  return {
    id: message.message_id,
    postedAt: date(message.date),
    editedAt: editedAt(message, now),
    text: textOf(message),
    replyTo: message.reply_to_message?.message_id ?? null,
    forwardedFrom: origin(message),
    media,
    albumId: message.media_group_id ?? null,
  };
}
