import type { GrammyError } from "grammy";

/** Longer than Telegram ever asks bots to wait, and far below the limit of `setTimeout`. */
const MAX_SECONDS = 3_600;

/** The seconds that Telegram asks to wait; null if it states none, or no positive number. */
export function retryAfter({ parameters }: GrammyError): number | null {
  const seconds: unknown = parameters?.retry_after;
  if (typeof seconds !== "number" || !(seconds > 0)) return null;
  return Math.min(Math.ceil(seconds), MAX_SECONDS);
}
