import { type Api, InputFile, InputMediaBuilder } from "grammy";
import type { InlineKeyboardButton, MessageEntity } from "grammy/types";
import sharp from "sharp";
import { isRefused } from "../sources/bot/request-failure.ts";

/** A message without markup: `entities` format spans of its text. */
export type OutgoingMessage = {
  text: string;
  entities?: MessageEntity[];
  buttons: InlineKeyboardButton[][];
  /** Whether it comes without a sound. */
  isSilent?: boolean;
};

const optionsOf = ({ entities, buttons }: OutgoingMessage) => ({
  entities,
  reply_markup: { inline_keyboard: buttons },
});

export async function sendText(api: Api, chatId: number, message: OutgoingMessage): Promise<number> {
  const options = { ...optionsOf(message), disable_notification: message.isSilent };
  return (await api.sendMessage(chatId, message.text, options)).message_id;
}

export async function sendPhoto(
  api: Api,
  chatId: number,
  message: OutgoingMessage,
  file: Parameters<Api["sendPhoto"]>[1],
): Promise<{ id: number; fileId: string | null }> {
  const { reply_markup } = optionsOf(message);
  const options = { caption: message.text, reply_markup, disable_notification: message.isSilent };
  const sent = await api.sendPhoto(chatId, file, options);
  return { id: sent.message_id, fileId: sent.photo.at(-1)?.file_id ?? null };
}

/** Waits for a call about an earlier message. Ignores a refusal: the user may have deleted it, or the edit changes nothing. */
export async function onEarlierMessage(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!isRefused(error)) throw error;
  });
}

type EarlierMessage = { chatId: number; messageId: number; hasPhoto: boolean };

export async function editMessage(
  api: Api,
  { chatId, messageId, hasPhoto }: EarlierMessage,
  message: OutgoingMessage,
): Promise<void> {
  const { entities, reply_markup } = optionsOf(message);
  if (hasPhoto) await api.editMessageCaption(chatId, messageId, { caption: message.text, reply_markup });
  else await api.editMessageText(chatId, messageId, message.text, { entities, reply_markup });
}

const BLANK = { width: 100, height: 100, channels: 3, background: "white" } as const;

/** Deletes a photo that the bot has sent. Telegram refuses that after 48 hours, but not an edit: then a blank one with `text` replaces it. */
export async function deletePhoto(api: Api, chatId: number, messageId: number, text: string): Promise<void> {
  try {
    await api.deleteMessage(chatId, messageId);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const blank = await sharp({ create: BLANK }).jpeg().toBuffer();
    const photo = InputMediaBuilder.photo(new InputFile(blank, "photo.jpg"), { caption: text });
    await onEarlierMessage(api.editMessageMedia(chatId, messageId, photo));
  }
}
