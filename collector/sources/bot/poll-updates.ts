import { setTimeout as wait } from "node:timers/promises";
import { type Api, GrammyError, HttpError } from "grammy";
import { z } from "zod";
import { CliError } from "../../../lib/cli/cli-error.ts";
import { backoffSeconds } from "./backoff.ts";
import { type BotUpdate, botUpdates } from "./bot-update.ts";
import { retryAfter } from "./retry-after.ts";

const POLL_SECONDS = 50;
const MAX_UPDATES = 100;
/** The messages of an album come in quick succession, but not always at once. */
const ALBUM_PAUSE_MS = 1_000;

export type Polling = {
  api: Pick<Api, "getUpdates">;
  signal: AbortSignal;
  /** Told why the next question has to wait. */
  onTrouble: (said: string) => void;
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

const pauseFor = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);

function refusal({ error_code, description }: GrammyError): CliError | null {
  if (error_code === 401 || error_code === 404) {
    return new CliError("Telegram does not know this bot: check TELEGRAM_BOT_TOKEN (@BotFather shows it).");
  }
  const mayPass = error_code === 409 || error_code === 429 || error_code >= 500;
  return mayPass ? null : new CliError(`Telegram refused: ${description}`);
}

/** An answer of something that is no Bot API, as a proxy on the way. */
class NoUpdates extends Error {}

/** How long to wait after a failed question, in seconds. Throws a `CliError` where waiting will not help. */
export function pauseAfter(error: unknown, failures: number): number {
  const backoff = backoffSeconds(failures);
  if (error instanceof HttpError || error instanceof NoUpdates) return backoff;
  if (!(error instanceof GrammyError)) throw error;
  const refused = refusal(error);
  if (refused) throw refused;
  return retryAfter(error) ?? backoff;
}

const withCode = z.object({ code: z.string() });
const causedByCode = z.object({ cause: withCode });

/** Why a question failed, in a word. Messages of the connection are left out: they name the address, and so the token. */
export function troubleOf(error: unknown): string {
  if (error instanceof NoUpdates) return "the answer holds no updates";
  if (error instanceof GrammyError && error.error_code === 409)
    return "another program reads the messages of this bot: end it";
  if (error instanceof GrammyError) return `${error.error_code} ${error.description}`;
  const reason = error instanceof HttpError ? error.error : error;
  return (
    withCode.safeParse(reason).data?.code ?? causedByCode.safeParse(reason).data?.cause.code ?? "no answer"
  );
}

/** The album of a new message; null of any other update. */
const albumOf = (update: BotUpdate | undefined) => update?.channel_post?.media_group_id ?? null;

const endsInAlbum = (updates: readonly BotUpdate[]) => albumOf(updates.at(-1)) !== null;

/** What comes before the album at the end of a full answer, whose other photos come with the next one. */
function withoutLastAlbum(updates: BotUpdate[]): BotUpdate[] {
  if (updates.length < MAX_UPDATES || !endsInAlbum(updates)) return updates;
  const album = albumOf(updates.at(-1));
  return updates.slice(0, updates.findIndex((update) => albumOf(update) === album) || updates.length);
}

/**
 * Asks Telegram for what is posted and edited in the bot's channels. Telegram forgets what was yielded only when the next
 * updates are asked for, that is once the caller is done with it; so nothing is lost when the caller fails. Yields an empty list
 * where nothing was posted for a while.
 */
export async function* pollUpdates(polling: Polling): AsyncGenerator<readonly BotUpdate[]> {
  const { api, signal, onTrouble, pause = pauseFor } = polling;
  let offset: number | undefined;
  let failures = 0;
  const ask = async (timeout: number): Promise<BotUpdate[]> => {
    const answer: unknown = await api.getUpdates({
      timeout,
      limit: MAX_UPDATES,
      allowed_updates: ["channel_post", "edited_channel_post"],
      ...(offset === undefined ? {} : { offset }),
    });
    const updates = botUpdates(answer);
    if (updates === null) throw new NoUpdates();
    return updates;
  };
  while (!signal.aborted) {
    try {
      let updates = await ask(POLL_SECONDS);
      for (
        let before = 0;
        endsInAlbum(updates) && updates.length > before && updates.length < MAX_UPDATES;
      ) {
        before = updates.length;
        await pause(ALBUM_PAUSE_MS, signal);
        updates = await ask(0);
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
      onTrouble(`Telegram cannot be asked (${troubleOf(error)}); asking again in ${seconds} s.`);
      await pause(seconds * 1_000, signal);
    }
  }
}
