import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { ownIds } from "../../lib/rental/message-part.ts";
import { DAY_MS } from "../../lib/time/region-day.ts";
import { isCopy } from "../judge/copies.ts";
import { copyingAuthor, keptOutEntry } from "../judge/kept-out.ts";
import { storedPhotoHashes } from "../photos/photo-hashes.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import { listingKey, type PostRow } from "../posts/rows.ts";
import { loadPosts, messagesOf } from "../run/load-state.ts";
import { judgeAgain, type Run, writeBatch } from "../run/run-batch.ts";
import { storedKey } from "../store/find-post.ts";
import { copyLine } from "./post-lines.ts";

/** The messages that go with a post: not those of other homes in it. */
const ownMessages = (post: PostKey & { message_ids: readonly number[] }): PostKey[] =>
  messagesOf({ channel: post.channel, message_ids: ownIds(post) });

async function findDoomed(run: Run, key: PostKey) {
  const state = await loadPosts(run, [key]);
  const post = state.withMessage(key);
  if (!post) return null;
  const copied = isCopy(state, post) ? listingKey(post) : null;
  return { post, state, doomed: state.postsSpokenFor(post), copied };
}

/** The posts that `takeDown` would delete, and what the owner should know before. */
export async function plannedTakedown(
  run: Run,
  written: PostKey,
): Promise<{ posts: PostRow[]; warnings: string[] }> {
  const found = await findDoomed(run, await storedKey(run.service, written));
  if (!found) return { posts: [], warnings: [] };
  const { post, doomed: posts, copied } = found;
  return { posts, warnings: copied ? [`${keyText(post)}: ${copyLine(copied)}`] : [] };
}

export const takedownQuestion = (posts: readonly PostRow[]): string =>
  `Take down ${counted(posts.length, "post")} for good: text, contacts and photos?`;

/**
 * Deletes all posts of a listing for good, of a copy only those of its author (docs/behaviour.md, C21); a tombstone and a fingerprint
 * keep them and their reposts out (C7). `removed_contact` is the hash of the contact whose removal this is part of.
 */
export async function takeDown(run: Run, written: PostKey, removed_contact?: number): Promise<PostKey[]> {
  const key = await storedKey(run.service, written);
  const found = await findDoomed(run, key);
  if (!found) {
    // An interrupted run may have left photos behind.
    await writeBatch(run);
    return [key];
  }
  const { post: named, state, doomed, copied } = found;
  const keptOut = doomed.map((row) => {
    const photos = storedPhotoHashes(row.media.flatMap(({ urls }) => urls));
    const author = copyingAuthor(state, row);
    return keptOutEntry(row, state.read({ ...row, amendments: null }), {
      why: "removed",
      named,
      photos,
      author,
    });
  });
  const removed = doomed.flatMap(ownMessages).map((message) => ({ ...message, removed_contact }));
  await writeBatch(run, { removed, keptOut });
  const warnings = doomed.map(({ channel, message_id }) => ({ channel, message_id }));
  const freed = await run.service.posts.withReasons(warnings.map((of) => ({ code: "warned-of", of })));
  await judgeAgain(run, copied ? [copied, ...freed] : freed);
  return doomed;
}

/** Takes posts down one by one, then has their words erased from the files (docs/behaviour.md, C7), also after a post was refused. */
export async function* takeAllDown(
  run: Run,
  keys: readonly PostKey[],
  erase: () => Promise<void>,
): AsyncGenerator<PostKey> {
  try {
    for (const key of keys) yield* await takeDown(run, key);
  } finally {
    await erase();
  }
}

const BATCH_SIZE = 500;
const MAX_DAYS = 36_500;

/** Parses `180d`. Throws a `CliError` for another form, and for ages at which lists still show posts: up to `shown` days. */
export function parseAge(written: string | undefined, shown: number, now: Date): Date {
  const days = Number(/^([1-9]\d{0,5})d$/.exec(written?.trim() ?? "")?.[1] ?? Number.NaN);
  if (!(days > shown) || days > MAX_DAYS) {
    throw new CliError(`Say how old in days, more than the ${shown} that lists show: --older 180d.`);
  }
  return new Date(now.getTime() - days * DAY_MS);
}

/** How many posts `prunePosts` would delete, up to a bound that no owner reads beyond. */
export async function countOldPosts({ service }: Run, before: Date): Promise<number> {
  return (await service.people.old(before, 1_000_000)).length;
}

/** Deletes posts whose listing has nothing younger; tombstones stay (docs/behaviour.md, C17). Yields how many were deleted so far. */
export async function* prunePosts(run: Run, before: Date): AsyncGenerator<number> {
  for (let count = 0; ; ) {
    const old = await run.service.people.old(before, BATCH_SIZE);
    if (old.length === 0) return;
    await writeBatch(run, { removed: old.flatMap(ownMessages) });
    count += old.length;
    yield count;
  }
}
