import { GrammyError, HttpError } from "grammy";
import { z } from "zod";

/** Longer than Telegram ever asks bots to wait, and far below the limit of `setTimeout`. */
const MAX_WAIT_SECONDS = 3_600;
const MAX_BACKOFF_SECONDS = 60;

/** The seconds that Telegram asks to wait; null if it states none, or no positive number. */
export function retryAfter({ parameters }: GrammyError): number | null {
  const seconds: unknown = parameters?.retry_after;
  if (typeof seconds !== "number" || !(seconds > 0)) return null;
  return Math.min(Math.ceil(seconds), MAX_WAIT_SECONDS);
}

/** Seconds to wait before the next try: doubles with every failure in a row, up to a minute. */
export const backoffSeconds = (failures: number): number => Math.min(2 ** failures, MAX_BACKOFF_SECONDS);

/** Whether Telegram refuses a request for good: its message is gone, or the request does not change it. */
export const isRefused = (error: unknown): boolean =>
  error instanceof GrammyError && error.error_code === 400;

const withCode = z.object({ code: z.string() });
const causedByCode = z.object({ cause: withCode });

/** Whether a user has blocked the bot, or a chat has removed it. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof GrammyError && error.error_code === 403;

/** The code of a lost connection, such as "ECONNREFUSED"; null if it has none. */
export function connectionErrorCode(error: unknown): string | null {
  const reason = error instanceof HttpError ? error.error : error;
  return withCode.safeParse(reason).data?.code ?? causedByCode.safeParse(reason).data?.cause.code ?? null;
}
