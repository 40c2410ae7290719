import { messageOf, messagesAmong, partId, partOf } from "../../lib/rental/message-part.ts";
import { UNKNOWN_AUTHOR } from "../posts/author.ts";
import type { MessageBatch } from "../posts/join-albums.ts";
import { NO_TEXT } from "../posts/join-photos.ts";
import { type ChannelPost, type IncomingPost, postHash } from "../posts/post.ts";
import { splitPost } from "../posts/split-post.ts";
import type { CollectorService } from "../store/service.ts";
import { isTakenDown, type KnownPost } from "../store/stored-posts.ts";

type MatchedPost = { post: ChannelPost; known: KnownPost | null };

/** Finds each post's stored row by the message with its text, else by its first message: the caption of an album may have moved. */
function matchPosts(posts: readonly ChannelPost[], stored: readonly KnownPost[]): MatchedPost[] {
  const byId = new Map(stored.map((known) => [known.message_id, known]));
  const byMessage = new Map(
    stored.flatMap((known) =>
      messagesAmong(known.message_ids).map((id) => [partId(id, partOf(known.message_id)), known]),
    ),
  );
  const matched = new Set<KnownPost>();
  return posts.map((post) => {
    const own = byId.get(post.id) ?? null;
    const holder = own ?? byMessage.get(partId(post.messageIds[0] ?? post.id, partOf(post.id))) ?? null;
    const known = holder && matched.has(holder) ? own : holder;
    if (known) matched.add(known);
    return { post, known };
  });
}

export type Changes = {
  /** The posts of the batch, of several homes in a message one for each. */
  posts: ChannelPost[];
  incoming: IncomingPost[];
  /** The message id under which each known post is stored, by the id of the message that holds its text now. */
  keys: ReadonlyMap<number, number>;
  missing: number[];
};

/** An album that has lost its first messages is stored under an id up to this far before its range. */
const MAX_ALBUM_SIZE = 10;

/** Compares a batch with what is stored of messages `from` to `to`. */
export async function findChanges(
  { service, channel }: { service: CollectorService; channel: string },
  { posts: whole, others }: MessageBatch,
  from: number,
  to: number,
): Promise<Changes> {
  const stored = await service.posts.known(channel, from - MAX_ALBUM_SIZE, to);
  const known = stored.posts.filter(({ message_id }) => messageOf(message_id) >= from);
  const posts = whole.flatMap(splitPost);
  const isOut = (id: number) => isTakenDown(id, stored.takenDown, stored.posts);
  const remaining = posts.filter(
    ({ id, messageIds }) => !stored.takenDown.has(id) && !messagesAmong(messageIds).some(isOut),
  );
  const matched = matchPosts(remaining, stored.posts);
  const incoming = matched
    .map(({ post, known: stored }) => ({ post, stored, sourceHash: postHash(post), isPartial: false }))
    .filter(({ post, stored, sourceHash }) => {
      const isAuthorNews = post.author !== null && stored?.author === UNKNOWN_AUTHOR;
      return stored?.source_hash !== sourceHash || stored.gone_as_of !== null || isAuthorNews;
    });
  const keys = new Map(matched.flatMap(({ post, known: of }) => (of ? [[post.id, of.message_id]] : [])));
  const seen = new Set([
    ...keys.values(),
    ...whole.flatMap(({ messageIds }) => messageIds),
    ...others.flatMap(({ id, reason }) => (reason === NO_TEXT ? [] : [id])),
  ]);
  const missing = known.filter(({ message_id, gone_as_of }) => gone_as_of === null && !seen.has(message_id));
  return { posts, incoming, keys, missing: missing.map(({ message_id }) => message_id) };
}
