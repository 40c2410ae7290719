import { CliError } from "../../lib/cli/cli-error.ts";
import { judgePost } from "../judge/judge-post.ts";
import { doubtReason, repeatReason } from "../judge/kept-out.ts";
import { keyText, type PostKey, type PostRow } from "../posts/rows.ts";
import { type Run, writeBatch, writeChanges } from "../run/run-batch.ts";
import { messagesOf, storedState } from "../run/stored-state.ts";
import { findPost, storedKey } from "../store/find-post.ts";
import { EMPTY_BATCH } from "../store/service.ts";
import { correctPost } from "./owner-commands.ts";

/** The posts that a takedown took along and the next export may bring again, and those that stand otherwise from now on. */
export type Allowed = { awaited: PostKey[]; released: PostRow[] };

async function takeBackRejection(run: Run, post: PostRow, by: string): Promise<PostRow> {
  const state = await storedState(run.service, [post]);
  if (state.correctionsOf(post).decision === "reject") return correctPost(run, post, { decision: null }, by);
  const standing = post.reason === null ? post.status : post.reason;
  throw new CliError(`${keyText(post)} was neither removed nor rejected (${standing}).`);
}

/**
 * Takes a takedown or a rejection back: what repeats the post is judged as if nothing had been said. Throws a `CliError` where
 * neither was said of it (docs/behaviour.md, C10).
 */
export async function allowAgain(run: Run, written: PostKey, by: string): Promise<Allowed> {
  const { service, rules } = run;
  const key = await storedKey(service, written);
  const all = await service.keptOut();
  const own = all.find(
    ({ channel, message_ids }) => channel === key.channel && message_ids.includes(key.message_id),
  );
  const together = all.filter(
    (one) => one.named_channel === own?.named_channel && one.named_message_id === own.named_message_id,
  );
  const { posts } = await service.context([key], []);
  const post = findPost(posts, key);
  const released = post ? [await takeBackRejection(run, post, by)] : [];
  if (!post) await writeBatch(run, { ...EMPTY_BATCH, allowed: [key, ...together.flatMap(messagesOf)] });
  const waiting = await service.rows.withReasons(
    together.flatMap((one) => [repeatReason(one), doubtReason(one)]),
  );
  const state = await storedState(service, waiting);
  for (const row of waiting.flatMap((one) => state.get(one) ?? [])) judgePost(state, row, rules);
  await writeChanges(run, state);
  released.push(...waiting.flatMap((one) => state.get(one) ?? []));
  return {
    awaited: post ? [] : [...new Map([key, ...together].map((one) => [keyText(one), one])).values()],
    released,
  };
}
