import { chunks } from "../../lib/lists/chunks.ts";
import { ownIds } from "../../lib/rental/message-part.ts";
import type { BatchState } from "../judge/batch-state.ts";
import { judgePost } from "../judge/judge-post.ts";
import { rejections, removedHash } from "../judge/kept-out.ts";
import type { Rules } from "../judge/read-post.ts";
import { applyReply, endByReplies } from "../judge/replies.ts";
import { projectListings } from "../listing/project-listings.ts";
import { photoHashes } from "../photos/photo-hashes.ts";
import type { PhotoStore } from "../photos/photo-store.ts";
import { posterKeys } from "../posts/author.ts";
import type { ChannelPost, IncomingPost } from "../posts/post.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import type { PostRow } from "../posts/rows.ts";
import type { Tally } from "../report/tally.ts";
import type { Batch, CollectorService } from "../store/service.ts";
import type { HashedPhoto } from "../store/stored-listings.ts";
import { copyPhotos, requestPhotosAgain } from "./copy-photos.ts";
import { inParts } from "./in-parts.ts";
import { loadPosts, loadState, messagesOf } from "./load-state.ts";
import { type Source, storedAuthor, takeDeletions, takePosts } from "./take-posts.ts";

export type Run = {
  service: CollectorService;
  photos: PhotoStore;
  rules: Rules;
  tally: Tally;
  /** Whether the rentals of places are counted at the end, since that takes longer with every listing. Its last batch must do without. */
  countsAtEnd?: boolean;
};

/**
 * Writes a batch, then removes photos that no post shows any more: no page ever refers to a removed file. Then hashes the photos of
 * listings that have no hashes yet (docs/behaviour.md, C12). If the run ends in between, the next batch, even an empty one, does the rest.
 */
export async function writeBatch(
  { service, photos, countsAtEnd = false }: Pick<Run, "service" | "photos" | "countsAtEnd">,
  batch: Partial<Batch> = {},
): Promise<void> {
  const dropped = await service.writeBatch({ is_counted: !countsAtEnd, ...batch });
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

/** Judges stored posts again, as `change` makes them, and the replies that ended them, or what they say as replies, and writes what that changes. Returns the posts as judged. */
export async function judgeAgain(
  run: Run,
  keys: readonly PostKey[],
  change = (row: PostRow): PostRow => row,
): Promise<PostRow[]> {
  const state = await loadState(run, keys);
  const rows = () => keys.flatMap((key) => state.get(key) ?? []);
  for (const row of rows()) {
    judgePost(state, change(row));
    if (row.ended_by !== null) endByReplies(state, row);
    if (row.reply_to !== null) applyReply(state, row);
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

const messagesIn = ({ id, messageIds }: ChannelPost): number[] => [...new Set([id, ...messageIds])];

const contactsOf = ({ text, postedAt, forwardedFrom }: ChannelPost, { read }: Rules): string[] =>
  posterKeys(read(text, postedAt), forwardedFrom);

/** The posts without those of removed contacts, of which only tombstones are written (docs/behaviour.md, C15). */
async function withoutRemoved(run: Run, channel: string, incoming: readonly IncomingPost[]) {
  const removed = await run.service.removedContacts();
  if (removed.size === 0) return incoming;
  const tombstones: (PostKey & { removed_contact: number })[] = [];
  const kept = incoming.filter(({ post }) => {
    const removed_contact = removedHash(removed, contactsOf(post, run.rules));
    if (removed_contact === undefined) return true;
    const message_ids = ownIds({ message_id: post.id, message_ids: messagesIn(post) });
    tombstones.push(...messagesOf({ channel, message_ids }).map((key) => ({ ...key, removed_contact })));
    return false;
  });
  if (tombstones.length > 0) await writeBatch(run, { removed: tombstones });
  run.tally.add("left out", "its contact was removed", incoming.length - kept.length);
  return kept;
}

async function incomingPhotoHashes({ channel }: Source, incoming: readonly IncomingPost[]) {
  const contents = new Map<string, string[]>();
  for (const { messageId, files } of incoming.flatMap(({ post }) => post.media)) {
    contents.set(keyText({ channel, message_id: messageId }), await photoHashes(files));
  }
  return contents;
}

/** Takes the posts and deletions of a source, and writes all that follows from them. */
export async function runBatch(
  run: Run,
  source: Source,
  arrived: readonly IncomingPost[],
  deleted: readonly number[] = [],
): Promise<void> {
  const { channel } = source;
  const incoming = await withoutRemoved(run, channel, arrived);
  if (incoming.length === 0 && deleted.length === 0) return;
  const posts = incoming.map(({ post }) => post);
  const named = new Set([
    ...posts.flatMap((post) => [...messagesIn(post), post.replyTo ?? post.id]),
    ...deleted,
  ]);
  const alike = posts.map((post) => ({
    ...{ text: post.text, author: storedAuthor(source, post.author) },
    contact_keys: contactsOf(post, run.rules),
  }));
  const photos = await incomingPhotoHashes(source, incoming);
  const state = await loadPosts(run, messagesOf({ channel, message_ids: [...named] }), alike, photos);
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
