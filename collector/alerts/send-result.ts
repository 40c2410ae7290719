import { GrammyError, HttpError } from "grammy";
import { connectionErrorCode, isForbidden, retryAfter } from "../sources/bot/request-failure.ts";

export type SendFailure =
  /** The user has blocked the bot, or is gone. */
  | { kind: "blocked" }
  /** Telegram has not sent it, and asks to wait, or cannot be reached. */
  | { kind: "later"; seconds: number }
  | { kind: "refused"; description: string }
  /** Whether it was sent is unknown: the connection was lost on the way. */
  | { kind: "unknown" };

const NOT_REACHED = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH"];
const UNREACHED_SECONDS = 60;
const BUSY_SECONDS = 30;

/** Classifies a failed request (docs/behaviour.md, B9). Throws on what is no failure of a request. */
export function sendFailure(error: unknown): SendFailure {
  if (error instanceof HttpError) {
    return NOT_REACHED.includes(connectionErrorCode(error) ?? "")
      ? { kind: "later", seconds: UNREACHED_SECONDS }
      : { kind: "unknown" };
  }
  if (!(error instanceof GrammyError)) throw error;
  const { error_code, description } = error;
  if (isForbidden(error)) return { kind: "blocked" };
  if (error_code === 429) return { kind: "later", seconds: retryAfter(error) ?? BUSY_SECONDS };
  if (error_code >= 500) return { kind: "later", seconds: BUSY_SECONDS };
  if (error_code === 401 || error_code === 404) throw error;
  return /chat not found|user is deactivated/.test(description)
    ? { kind: "blocked" }
    : { kind: "refused", description };
}
