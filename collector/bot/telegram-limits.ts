import { setTimeout as wait } from "node:timers/promises";
import type { Transformer } from "grammy";
import { retryAfter } from "../sources/bot/request-failure.ts";

/** Telegram refuses longer texts and captions, and shows no longer answers to a press. */
const MAX_TEXT = 4_096;
const MAX_CAPTION = 1_024;
const MAX_NOTE = 200;

/** What waits longer is left to the caller: the outbox has other chats, and polling pauses on its own. */
const MAX_WAIT_SECONDS = 5;

const cut = (text: unknown, most: number) =>
  typeof text === "string" ? text.slice(0, most).toWellFormed() : undefined;

function withinLimits(method: string, payload: object): object {
  if ("caption" in payload) return { caption: cut(payload.caption, MAX_CAPTION) };
  if (!("text" in payload)) return {};
  if (method === "answerCallbackQuery") return { text: cut(payload.text, MAX_NOTE) };
  return { text: cut(payload.text, MAX_TEXT), link_preview_options: { is_disabled: true } };
}

/**
 * Keeps the limits of Telegram: cuts what is too long, shows no previews of links, and repeats a call once if Telegram asks to wait a
 * few seconds. That one was certainly not done; a call whose answer is lost is never repeated (decision 080).
 */
export const telegramLimits: Transformer = async (call, method, payload, signal) => {
  const limited = { ...payload, ...withinLimits(method, payload) };
  const answer = await call(method, limited, signal);
  if (answer.ok || answer.error_code !== 429) return answer;
  const seconds = retryAfter({ parameters: answer.parameters ?? {} });
  if (seconds === null || seconds > MAX_WAIT_SECONDS) return answer;
  await wait(seconds * 1_000);
  return call(method, limited, signal);
};
