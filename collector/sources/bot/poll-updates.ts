import { setTimeout as wait } from "node:timers/promises";
import { inspect } from "node:util";
import { type Api, GrammyError, HttpError } from "grammy";
import { CliError } from "../../../lib/cli/cli-error.ts";
import { ALLOWED_UPDATES, type BotUpdate, botUpdates } from "./bot-update.ts";
import { isGroup } from "./group-message.ts";
import { backoffSeconds, connectionErrorCode, retryAfter } from "./request-failure.ts";

const POLL_SECONDS = 50;
const MAX_UPDATES = 100;
/** Wait for the rest of an album: its messages arrive in quick succession, but not always in one answer. */
const ALBUM_PAUSE_MS = 1_000;

export type Polling = {
  api: Pick<Api, "getUpdates">;
  signal: AbortSignal;
  onTrouble: (message: string) => void;
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

const pauseFor = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);

function fatalError({ error_code, description }: GrammyError): CliError | null {
  if (error_code === 401 || error_code === 404) {
    return new CliError("Telegram does not know this bot: check TELEGRAM_BOT_TOKEN (@BotFather shows it).");
  }
  const isTemporary = error_code === 409 || error_code === 429 || error_code >= 500;
  return isTemporary ? null : new CliError(`Telegram refused: ${description}`);
}

/** The answer came from something other than the Bot API, such as a captive portal or proxy. */
class NotBotApi extends Error {}

/** Seconds to wait after a failed request. Throws a `CliError` if waiting cannot help. */
export function pauseAfter(error: unknown, failures: number): number {
  const backoff = backoffSeconds(failures);
  if (error instanceof HttpError || error instanceof NotBotApi) return backoff;
  if (!(error instanceof GrammyError)) throw error;
  const fatal = fatalError(error);
  if (fatal) throw fatal;
  return retryAfter(error) ?? backoff;
}

/** Why a request failed, in a word. Never the message of a connection error: it contains the address, and so the token. */
export function failureReason(error: unknown): string {
  if (error instanceof NotBotApi) return "the answer holds no updates";
  if (error instanceof GrammyError && error.error_code === 409)
    return "another program reads the messages of this bot: end it";
  if (error instanceof GrammyError) return `${error.error_code} ${error.description}`;
  return connectionErrorCode(error) ?? "no answer";
}

/** The album of a post, or of a message in a group: those for the bot itself are no posts. */
export function albumOf(update: BotUpdate | undefined): string | null {
  const { channel_post, message } = update ?? {};
  const post = channel_post ?? (message && isGroup(message.chat) ? message : undefined);
  return post?.media_group_id ?? null;
}

const endsInAlbum = (updates: readonly BotUpdate[]) => albumOf(updates.at(-1)) !== null;

/** An error for a log. Never a connection error itself, which holds the address, and so the token. */
export function loggedError(error: unknown): string {
  return error instanceof HttpError || error instanceof GrammyError
    ? `Telegram did not do it: ${failureReason(error)}`
    : inspect(error);
}

/** Drops the album at the end of a full answer: the rest of it comes with the next answer. */
function withoutLastAlbum(updates: BotUpdate[]): BotUpdate[] {
  if (updates.length < MAX_UPDATES || !endsInAlbum(updates)) return updates;
  const album = albumOf(updates.at(-1));
  return updates.slice(0, updates.findIndex((update) => albumOf(update) === album) || updates.length);
}

/**
 * Yields what is posted and edited, and what users write to the bot; an empty list after a quiet poll. Telegram forgets updates when the
 * next ones are requested, after the caller has finished with them: a failing caller loses nothing.
 */
export async function* pollUpdates(polling: Polling): AsyncGenerator<readonly BotUpdate[]> {
  const { api, signal, onTrouble, pause = pauseFor } = polling;
  let offset: number | undefined;
  let failures = 0;
  const requestUpdates = async (timeout: number): Promise<BotUpdate[]> => {
    const answer: unknown = await api.getUpdates({
      timeout,
      limit: MAX_UPDATES,
      allowed_updates: ALLOWED_UPDATES,
      ...(offset === undefined ? {} : { offset }),
    });
    const updates = botUpdates(answer);
    if (updates === null) throw new NotBotApi();
    return updates;
  };
  while (!signal.aborted) {
    try {
      let updates = await requestUpdates(POLL_SECONDS);
      for (
        let before = 0;
        endsInAlbum(updates) && updates.length > before && updates.length < MAX_UPDATES;
      ) {
        before = updates.length;
        await pause(ALBUM_PAUSE_MS, signal);
        updates = await requestUpdates(0);
      }
      failures = 0;
      updates = withoutLastAlbum(updates);
      yield updates;
      const last = updates.at(-1);
      if (last) offset = last.update_id + 1;
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      const seconds = pauseAfter(error, failures);
      onTrouble(`Telegram cannot be asked (${failureReason(error)}); asking again in ${seconds} s.`);
      await pause(seconds * 1_000, signal);
    }
  }
}
