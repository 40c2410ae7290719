import { BatchState, listingKey } from "../judge/batch-state.ts";
import { judgePost, type Rules } from "../judge/judge-post.ts";
import { rejections } from "../judge/rejections.ts";
import { projectListings } from "../listing/project-listings.ts";
import { photoHashes } from "../photos/photo-hashes.ts";
import type { PhotoStore } from "../photos/photo-store.ts";
import type { IncomingPost } from "../posts/post.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import { posterKeys } from "../posts/poster-keys.ts";
import type { PostRow } from "../posts/rows.ts";
import type { Tally } from "../report/tally.ts";
import type { Batch, CollectorService } from "../store/service.ts";
import { copyPhotos, requestPhotosAgain } from "./copy-photos.ts";
import { hashPhotos } from "./hash-photos.ts";
import { keysToFind, loadReplies, loadState, messagesOf } from "./load-state.ts";
import { type Source, storedAuthor, takeDeletions, takePosts } from "./take-posts.ts";

export type Run = { service: CollectorService; photos: PhotoStore; rules: Rules; tally: Tally };

/**
 * Writes a batch, then removes photos that no post shows any more: no page ever refers to a removed file. Then compares new photos. If
 * the run ends in between, the next batch, even an empty one, does the rest.
 */
export async function writeBatch(run: Run, batch: Partial<Batch> = {}): Promise<void> {
  const { service, photos } = run;
  const dropped = await service.write(batch);
  if (dropped.length > 0) {
    await photos.removePhotos(dropped);
    await service.forgetMedia(dropped);
  }
  await hashPhotos(run);
}

export async function writeChanges(run: Run, state: BatchState, more: Partial<Batch> = {}): Promise<void> {
  requestPhotosAgain(state);
  const posts = state.changedRows();
  if (posts.length === 0) return;
  const rejected = rejections(state, run.rules);
  await writeBatch(run, { ...rejected, ...more, posts, listings: projectListings(state, run.rules) });
  for (const row of posts) run.tally.post(state.before(row), row);
}

/** Judges stored posts again and writes what that changes. Returns the posts as judged. */
export async function judgeAgain(run: Run, keys: readonly PostKey[]): Promise<PostRow[]> {
  const state = await loadState(run.service, keys);
  const rows = () => keys.flatMap((key) => state.get(key) ?? []);
  for (const row of rows()) judgePost(state, row, run.rules);
  await writeChanges(run, state);
  return rows();
}

function keysOf(channel: string, incoming: readonly IncomingPost[], deleted: readonly number[]): PostKey[] {
  const ids = incoming.flatMap(({ post }) => [
    post.id,
    ...post.messageIds,
    ...(post.replyTo === null ? [] : [post.replyTo]),
  ]);
  return [...new Set([...ids, ...deleted])].map((message_id) => ({ channel, message_id }));
}

/** The stored posts that a batch may affect: posts that its replies ended, other replies to those, and earlier replies to its posts. */
async function contextOf(
  { service, rules }: Run,
  source: Source,
  incoming: readonly IncomingPost[],
  deleted: readonly number[],
) {
  const { channel } = source;
  const named = keysOf(channel, incoming, deleted);
  const findable = incoming.map(({ post: { text, author, postedAt, forwardedFrom } }) => ({
    ...{ text, author: storedAuthor(source, author) },
    contacts: posterKeys(rules.read(text, postedAt), forwardedFrom),
  }));
  const keys = await keysToFind(service, findable);
  const context = await service.context(named, keys);
  const changed = new Set([...incoming.map(({ post }) => post.id), ...deleted]);
  const answered = context.posts.flatMap((row) => {
    const isChanged = row.channel === channel && changed.has(row.message_id);
    return isChanged && row.reply_to !== null ? [{ channel, message_id: row.reply_to }] : [];
  });
  const { posts, corrections } =
    answered.length === 0 ? context : await service.context([...named, ...answered], keys);
  const ended = answered.length === 0 ? [] : posts.filter(({ ended_by }) => ended_by !== null);
  const known = new Set(posts.map(keyText));
  const unknown = incoming
    .filter(({ post }) => !known.has(keyText({ channel, message_id: post.id })))
    .map(({ post }) => ({ channel, message_ids: post.messageIds }));
  const replies = await loadReplies(service, [...unknown, ...ended].flatMap(messagesOf), posts);
  return { posts: [...posts, ...replies], corrections };
}

async function incomingPhotoHashes({ channel }: Source, incoming: readonly IncomingPost[]) {
  const contents = new Map<string, string[]>();
  for (const { messageId, files } of incoming.flatMap(({ post }) => post.media)) {
    contents.set(keyText({ channel, message_id: messageId }), await photoHashes(files));
  }
  return contents;
}

export async function runBatch(
  run: Run,
  source: Source,
  incoming: readonly IncomingPost[],
  deleted: readonly number[],
): Promise<void> {
  if (incoming.length === 0 && deleted.length === 0) return;
  const { posts, corrections } = await contextOf(run, source, incoming, deleted);
  const keptOut = await run.service.keptOut();
  const authors = new Set(posts.flatMap((row) => (listingKey(row) === null ? [] : [row.author])));
  for (const { post } of incoming) authors.add(storedAuthor(source, post.author));
  // With those of what is kept out, and with those of a home that another author's post may copy.
  const arePhotosCompared =
    authors.size > 1 || keptOut.some(({ fingerprint }) => fingerprint.photos.length > 0);
  const incomingPhotos = arePhotosCompared ? await incomingPhotoHashes(source, incoming) : new Map();
  const blocked = await run.service.blockedContacts();
  const state = new BatchState(posts, corrections, keptOut, { incomingPhotos, blocked });
  takePosts(state, source, incoming, run.rules);
  const missing = deleted.flatMap((message_id) => state.get({ channel: source.channel, message_id }) ?? []);
  takeDeletions(state, source, missing, run.rules);
  const problems = await copyPhotos(state, source.channel, incoming, run.photos);
  for (const problem of problems) run.tally.photoProblem(problem);
  await writeChanges(run, state);
}
