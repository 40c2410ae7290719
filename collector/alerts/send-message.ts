import type { Api } from "grammy";
import type { AlertMessage } from "./alert-text.ts";

const NO_PREVIEW = { is_disabled: true };

/** Longer captions are refused; longer texts too. */
const MAX_CAPTION = 1_024;
const MAX_TEXT = 4_096;

type Options = { isSilent: boolean };

export async function sendText(
  api: Api,
  chatId: number,
  { text, buttons }: AlertMessage,
  { isSilent }: Options = { isSilent: false },
): Promise<number> {
  const sent = await api.sendMessage(chatId, text.slice(0, MAX_TEXT), {
    link_preview_options: NO_PREVIEW,
    disable_notification: isSilent,
    reply_markup: { inline_keyboard: buttons },
  });
  return sent.message_id;
}

export async function sendPhoto(
  api: Api,
  chatId: number,
  { text, buttons }: AlertMessage,
  file: Parameters<Api["sendPhoto"]>[1],
  { isSilent }: Options,
): Promise<{ id: number; fileId: string | null }> {
  const sent = await api.sendPhoto(chatId, file, {
    caption: text.slice(0, MAX_CAPTION),
    disable_notification: isSilent,
    reply_markup: { inline_keyboard: buttons },
  });
  return { id: sent.message_id, fileId: sent.photo.at(-1)?.file_id ?? null };
}

export async function editMessage(
  api: Api,
  { chatId, messageId, hasPhoto }: { chatId: number; messageId: number; hasPhoto: boolean },
  { text, buttons }: AlertMessage,
): Promise<void> {
  const reply_markup = { inline_keyboard: buttons };
  if (hasPhoto) {
    await api.editMessageCaption(chatId, messageId, { caption: text.slice(0, MAX_CAPTION), reply_markup });
  } else {
    const options = { link_preview_options: NO_PREVIEW, reply_markup };
    await api.editMessageText(chatId, messageId, text.slice(0, MAX_TEXT), options);
  }
}
