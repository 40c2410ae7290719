import type { GrammyError } from "grammy";

/** Longer than Telegram ever asks a bot to wait for messages, and far below what timers can count. */
const MAX_SECONDS = 3_600;

/** How long Telegram asks to wait, in seconds; null where it does not say, or says what is no time to wait. */
export function retryAfter({ parameters }: GrammyError): number | null {
  const seconds: unknown = parameters?.retry_after;
  if (typeof seconds !== "number" || !(seconds > 0)) return null;
  return Math.min(Math.ceil(seconds), MAX_SECONDS);
}
