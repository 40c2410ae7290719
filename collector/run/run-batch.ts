import { chunks } from "../../lib/lists/chunks.ts";
import type { BatchState } from "../judge/batch-state.ts";
import { judgePost } from "../judge/judge-post.ts";
import { rejections } from "../judge/kept-out.ts";
import type { Rules } from "../judge/read-post.ts";
import { releaseAnswered } from "../judge/replies.ts";
import { projectListings } from "../listing/project-listings.ts";
import { photoHashes } from "../photos/photo-hashes.ts";
import type { PhotoStore } from "../photos/photo-store.ts";
import { posterKeys } from "../posts/author.ts";
import type { IncomingPost } from "../posts/post.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import type { PostRow } from "../posts/rows.ts";
import { textKeys } from "../posts/text-keys.ts";
import type { Tally } from "../report/tally.ts";
import type { Batch, CollectorService } from "../store/service.ts";
import type { HashedPhoto } from "../store/stored-listings.ts";
import { copyPhotos, requestPhotosAgain } from "./copy-photos.ts";
import { inParts } from "./in-parts.ts";
import { loadPosts, loadState, messagesOf } from "./load-state.ts";
import { type Source, takeDeletions, takePosts } from "./take-posts.ts";

export type Run = { service: CollectorService; photos: PhotoStore; rules: Rules; tally: Tally };

/**
 * Writes a batch, then removes photos that no post shows any more: no page ever refers to a removed file. Then hashes the photos of
 * listings that have no hashes yet (docs/behaviour.md, C12). If the run ends in between, the next batch, even an empty one, does the rest.
 */
export async function writeBatch(
  { service, photos }: Pick<Run, "service" | "photos">,
  batch: Partial<Batch> = {},
): Promise<void> {
  const dropped = await service.writeBatch(batch);
  if (dropped.length > 0) {
    await photos.removePhotos(dropped);
    await service.forgetMedia(dropped);
  }
  for (let urls = await service.listings.photosToHash(); urls.length > 0; ) {
    const hashed: HashedPhoto[] = [];
    for (const url of urls) hashed.push({ url, hashes: await photos.hashesOf(url) });
    await service.listings.setPhotoHashes(hashed);
    urls = await service.listings.photosToHash();
  }
}

export async function writeChanges(run: Run, state: BatchState, more: Partial<Batch> = {}): Promise<void> {
  requestPhotosAgain(state);
  const posts = state.changedRows();
  if (posts.length === 0) return;
  const rejected = rejections(state);
  await writeBatch(run, { ...rejected, ...more, posts, listings: projectListings(state) });
  for (const row of posts) run.tally.post(state.before(row), row);
}

/** Judges stored posts again, and the replies that ended them, and writes what that changes. Returns the posts as judged. */
export async function judgeAgain(run: Run, keys: readonly PostKey[]): Promise<PostRow[]> {
  const state = await loadState(run, keys);
  const rows = () => keys.flatMap((key) => state.get(key) ?? []);
  for (const row of rows()) {
    judgePost(state, row);
    const { channel, ended_by } = row;
    const reply = ended_by === null ? null : state.withMessage({ channel, message_id: ended_by });
    if (reply) releaseAnswered(state, reply);
  }
  await writeChanges(run, state);
  return rows();
}

/** Works on stored posts in batches. What the data service refuses is left out alone, and counted. */
export async function inBatchesOf<Post extends PostKey>(
  { tally }: Run,
  posts: readonly Post[],
  size: number,
  work: (posts: readonly Post[]) => Promise<unknown>,
): Promise<void> {
  for (const batch of chunks(posts, size))
    await inParts(batch, work, { onFailed: (post, error) => tally.refuse(post, error) });
}

const namedBy = ({ post: { id, messageIds, replyTo } }: IncomingPost): number[] => [
  ...[id, ...messageIds],
  ...(replyTo === null ? [] : [replyTo]),
];

/** By what the stored posts are found that an incoming one may repeat. */
function findingKeysOf({ post: { text, postedAt, forwardedFrom } }: IncomingPost, { read }: Rules): string[] {
  return [...posterKeys(read(text, postedAt), forwardedFrom), ...textKeys(text)];
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
  const { channel } = source;
  const named = new Set([...incoming.flatMap(namedBy), ...deleted]);
  const keys = new Set(incoming.flatMap((one) => findingKeysOf(one, run.rules)));
  const photos = await incomingPhotoHashes(source, incoming);
  const state = await loadPosts(run, messagesOf({ channel, message_ids: [...named] }), [...keys], photos);
  takePosts(state, source, incoming);
  takeDeletions(
    state,
    source,
    deleted.flatMap((message_id) => state.get({ channel, message_id }) ?? []),
  );
  const problems = await copyPhotos(state, channel, incoming, run.photos);
  for (const problem of problems) run.tally.photoProblem(problem);
  await writeChanges(run, state);
}
