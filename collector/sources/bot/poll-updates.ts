import { setTimeout as wait } from "node:timers/promises";
import type { Api } from "grammy";
import type { Update } from "grammy/types";
import { z } from "zod";
import { isGroup } from "./bot-message.ts";
import { failureReason, NotBotApi, pauseAfter } from "./request-failure.ts";

const ALLOWED_UPDATES = [
  "channel_post",
  "edited_channel_post",
  "message",
  "edited_message",
  "callback_query",
  "my_chat_member",
] as const;

const POLL_SECONDS = 50;
const MAX_UPDATES = 100;
/** Wait for the rest of an album: its messages arrive in quick succession, but not always in one answer. */
const ALBUM_PAUSE_MS = 1_000;

export type Polling = {
  api: Pick<Api, "getUpdates">;
  signal: AbortSignal;
  /** After how many seconds the caller has something to do without an update. */
  secondsLeft?: () => number;
  onTrouble: (message: string) => void;
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

const pauseFor = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);

const withId = z.object({ update_id: z.int().nonnegative() });
const message = z.object({ message_id: z.int(), date: z.int(), chat: z.object({ id: z.int() }) }).optional();
const withMessages = z.object({
  ...{ message, edited_message: message },
  ...{ channel_post: message, edited_channel_post: message },
});

export const isUpdate = (value: unknown): value is Update => withId.safeParse(value).success;

/** An update whose messages are of some chat, or nothing but its id. What else is in it is as Telegram documents it. */
const readable = (update: Update): Update =>
  withMessages.safeParse(update).success ? update : { update_id: update.update_id };

/** The album of a post, or of a message in a group: those for the bot itself are no posts. */
export function albumOf({ channel_post, message }: Update): string | null {
  const post = channel_post ?? (message && isGroup(message.chat) ? message : undefined);
  return post?.media_group_id ?? null;
}

/** The album that the last update belongs to. */
function lastAlbum(updates: readonly Update[]): string | null {
  const last = updates.at(-1);
  return last ? albumOf(last) : null;
}

/** Drops the album at the end of a full answer: the rest of it comes with the next answer. */
function withoutLastAlbum(updates: readonly Update[]): readonly Update[] {
  const album = lastAlbum(updates);
  if (updates.length < MAX_UPDATES || album === null) return updates;
  return updates.slice(0, updates.findIndex((update) => albumOf(update) === album) || updates.length);
}

/**
 * Yields what is posted and edited, and what users write to the bot; an empty list after a quiet poll. Telegram forgets updates when the
 * next ones are requested, after the caller has finished with them: a failing caller loses nothing.
 */
export async function* pollUpdates(polling: Polling): AsyncGenerator<readonly Update[]> {
  const { api, signal, secondsLeft = () => Infinity, onTrouble, pause = pauseFor } = polling;
  let offset: number | undefined;
  let failures = 0;
  const requestUpdates = async (timeout: number): Promise<Update[]> => {
    const request = { timeout, limit: MAX_UPDATES, allowed_updates: ALLOWED_UPDATES };
    const answer: unknown = await api.getUpdates(offset === undefined ? request : { ...request, offset });
    if (!Array.isArray(answer) || !answer.every(isUpdate)) throw new NotBotApi();
    return answer.map(readable);
  };
  const requestAlbums = async (): Promise<Update[]> => {
    let updates = await requestUpdates(Math.min(POLL_SECONDS, Math.ceil(secondsLeft())));
    for (let before = 0; lastAlbum(updates) !== null && updates.length > before; ) {
      before = updates.length;
      if (before >= MAX_UPDATES) break;
      await pause(ALBUM_PAUSE_MS, signal);
      updates = await requestUpdates(0);
    }
    return updates;
  };
  while (!signal.aborted) {
    try {
      const updates = withoutLastAlbum(await requestAlbums());
      failures = 0;
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
