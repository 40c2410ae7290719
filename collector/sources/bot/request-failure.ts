import { inspect } from "node:util";
import { GrammyError, HttpError } from "grammy";
import { z } from "zod";
import { CliError } from "../../../lib/cli/cli-error.ts";

/** Longer than Telegram ever asks bots to wait, and far below the limit of `setTimeout`. */
const MAX_WAIT_SECONDS = 3_600;
const MAX_BACKOFF_SECONDS = 60;

/** The answer came from something other than the Bot API, such as a captive portal or proxy. */
export class NotBotApi extends Error {}

/** The seconds that Telegram asks to wait; null if it states none, or no positive number. */
export function retryAfter({ parameters }: Pick<GrammyError, "parameters">): number | null {
  const seconds: unknown = parameters?.retry_after;
  if (typeof seconds !== "number" || !(seconds > 0)) return null;
  return Math.min(Math.ceil(seconds), MAX_WAIT_SECONDS);
}

/** Seconds to wait before the next try: doubles with every failure in a row, up to a minute. */
export const backoffSeconds = (failures: number): number => Math.min(2 ** failures, MAX_BACKOFF_SECONDS);

const hasStatus = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof GrammyError && statuses.includes(error.error_code);

/** Whether Telegram refuses a request for good: its message is gone, or the request does not change it. */
export const isRefused = (error: unknown): boolean => hasStatus(error, 400);

/** Whether a user has blocked the bot, or a chat has removed it. */
export const isForbidden = (error: unknown): boolean => hasStatus(error, 403);

const withCode = z.object({ code: z.string() });
const causedByCode = z.object({ cause: withCode });

/** The code of a lost connection, such as "ECONNREFUSED"; null if it has none. */
function connectionErrorCode(error: unknown): string | null {
  const reason = error instanceof HttpError ? error.error : error;
  return withCode.safeParse(reason).data?.code ?? causedByCode.safeParse(reason).data?.cause.code ?? null;
}

/** Seconds to wait after a failed poll. Throws a `CliError` if waiting cannot help, and what is no failure of a request. */
export function pauseAfter(error: unknown, failures: number): number {
  if (hasStatus(error, 401, 404))
    throw new CliError("Telegram does not know this bot: check TELEGRAM_BOT_TOKEN (@BotFather shows it).");
  if (error instanceof HttpError || error instanceof NotBotApi) return backoffSeconds(failures);
  if (!(error instanceof GrammyError)) throw error;
  const isTemporary = hasStatus(error, 409, 429) || error.error_code >= 500;
  if (!isTemporary) throw new CliError(`Telegram refused: ${error.description}`);
  return retryAfter(error) ?? backoffSeconds(failures);
}

/** Why a request failed, in a word. Never the message of a connection error: it contains the address, and so the token. */
export function failureReason(error: unknown): string {
  if (error instanceof NotBotApi) return "the answer holds no updates";
  if (hasStatus(error, 409)) return "another program reads the messages of this bot: end it";
  if (error instanceof GrammyError) return `${error.error_code} ${error.description}`;
  return connectionErrorCode(error) ?? "no answer";
}

/** An error for a log. Never a connection error itself, which holds the address, and so the token. */
export function loggedError(error: unknown): string {
  return error instanceof HttpError || error instanceof GrammyError
    ? `Telegram did not do it: ${failureReason(error)}`
    : inspect(error);
}

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
