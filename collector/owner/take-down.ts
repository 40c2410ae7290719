import { CliError } from "../../lib/cli/cli-error.ts";
import { BatchState } from "../judge/batch-state.ts";
import { isCopy } from "../judge/copies.ts";
import { keptOutEntry } from "../judge/kept-out.ts";
import { readPost } from "../judge/read-post.ts";
import { storedPhotoHashes } from "../photos/photo-hashes.ts";
import { keyText, type PostKey, type PostRow } from "../posts/rows.ts";
import { messagesOf } from "../run/load-state.ts";
import { type Run, writeBatch } from "../run/run-batch.ts";
import { collectedChannelsLine, findKey, findPost, spellingsOf } from "../store/find-post.ts";

export type TakenDown = { keys: PostKey[]; wasCollected: boolean };

/** Keeps out a post that was not collected yet. Throws a `CliError` for an unknown channel: mistyped, it would keep nothing out. */
async function keepUncollectedOut(run: Run, written: PostKey): Promise<TakenDown> {
  const { service } = run;
  const channels = await service.rows.channelsEver();
  const [channel = written.channel] = spellingsOf(written.channel, channels);
  if (channels.size > 0 && !channels.has(channel)) {
    throw new CliError(
      `${keyText(written)}: nothing was collected from ${written.channel}. ${await collectedChannelsLine(service)}`,
    );
  }
  const key = { channel, message_id: written.message_id };
  await writeBatch(run, { removed: [key] });
  return { keys: [key], wasCollected: false };
}

async function listedPosts(
  { service }: Run,
  key: PostKey,
): Promise<{ post: PostRow; all: PostRow[]; isOfCopy: boolean } | null> {
  const { posts } = await service.context([key], []);
  const post = findPost(posts, key);
  const state = new BatchState(posts, [], []);
  return post ? { post, all: state.postsSpokenFor(post), isOfCopy: isCopy(state, post) } : null;
}

export async function postsOfListing(run: Run, written: PostKey): Promise<PostRow[]> {
  const key = await findKey(run.service, written);
  const listed = key && (await listedPosts(run, key));
  return listed?.all ?? [];
}

/** Deletes all posts of a listing for good; a tombstone and a fingerprint keep them and their reposts out (docs/behaviour.md, C7). */
export async function takeDown(run: Run, written: PostKey): Promise<TakenDown> {
  const key = await findKey(run.service, written);
  if (!key) return keepUncollectedOut(run, written);
  const listed = await listedPosts(run, key);
  if (!listed) {
    // An interrupted run may have left photos behind.
    await writeBatch(run);
    return { keys: [key], wasCollected: true };
  }
  const { post: named, all, isOfCopy } = listed;
  const keptOut = all.map((row) => {
    const photos = storedPhotoHashes(row.media.flatMap(({ urls }) => urls));
    const advert = readPost({ ...row, amendments: null }, run.rules);
    return keptOutEntry(row, advert, {
      why: "removed",
      named,
      photos,
      author: isOfCopy ? row.author : undefined,
    });
  });
  await writeBatch(run, { removed: all.flatMap(messagesOf), keptOut });
  return { keys: all, wasCollected: true };
}

/** Takes posts down one by one, then has their words erased from the files (docs/behaviour.md, C7), also after a post was refused. */
export async function* takeAllDown(
  run: Run,
  keys: readonly PostKey[],
  erase: () => Promise<void>,
): AsyncGenerator<TakenDown> {
  try {
    for (const key of keys) yield await takeDown(run, key);
  } finally {
    await erase();
  }
}
