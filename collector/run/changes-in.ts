import { CliError } from "../../lib/cli/cli-error.ts";
import { isoBaliDay } from "../../lib/time/bali-day.ts";
import { NO_TEXT } from "../posts/join-albums.ts";
import type { IncomingPost } from "../posts/post.ts";
import { type ChannelPost, postHash } from "../posts/post.ts";
import type { CollectorService, Known } from "../store/service.ts";
import type { MessageBatch } from "./batches.ts";

type KnownPost = Known["posts"][number];

/** Posts of a source, each with what is stored of it; null of a new one. */
type MatchedPost = { post: ChannelPost; known: KnownPost | null };

/**
 * Finds what is stored of each post: by the message that holds its text, otherwise by its first one, since the words of an album
 * may have moved to another of its photos. What one post has taken is no longer of another (collector/run/take-posts.ts).
 */
function matchPosts(posts: readonly ChannelPost[], stored: readonly KnownPost[]): MatchedPost[] {
  const byId = new Map(stored.map((known) => [known.message_id, known]));
  const byMessage = new Map(stored.flatMap((known) => known.message_ids.map((id) => [id, known])));
  const taken = new Set<KnownPost>();
  return posts.map((post) => {
    const own = byId.get(post.id) ?? null;
    const holder = own ?? byMessage.get(post.messageIds[0] ?? post.id) ?? null;
    const known = holder && taken.has(holder) ? own : holder;
    if (known) taken.add(known);
    return { post, known };
  });
}

/** Programs that tell only the time of a clock may be hours off. */
const SAME_TIME_MS = 48 * 60 * 60 * 1_000;

/**
 * Throws a `CliError` where most posts have another time than what is stored of them: a message keeps its time for good, so they
 * are another channel's. Taken for this one's, they would end its listings and stand in their place.
 */
function refuseOtherChannel(channel: string, matched: readonly MatchedPost[]): void {
  const times = matched.flatMap(({ post, known }) =>
    known ? [{ id: known.message_id, here: post.postedAt, there: new Date(known.posted_at) }] : [],
  );
  const others = times.filter(({ here, there }) => Math.abs(here.getTime() - there.getTime()) > SAME_TIME_MS);
  const [first] = others;
  if (!first || others.length * 2 <= times.length) return;
  throw new CliError(
    `${channel} has other messages than this export: message ${first.id} was posted on ${isoBaliDay(first.there)} there, on ${isoBaliDay(first.here)} here. Collect it under its own name: --channel NAME.`,
  );
}

export type Changes = {
  /** The posts that say something new. */
  incoming: IncomingPost[];
  /** The posts that were taken down. */
  takenDown: ChannelPost[];
  /** The messages under which posts are stored, by those that hold their texts now. */
  keys: ReadonlyMap<number, number>;
  /** The posts that should be there and are not. */
  missing: number[];
  /** The id from which on messages are new. Those that are no posts are not kept: before that id they were read in an earlier run. */
  firstNew: number;
};

/** As many messages an album has: one that has lost its first ones is stored under an id before its range. */
const MAX_IN_ALBUM = 10;

/**
 * What of a batch is new: messages from `from` to `to` of a source that should hold all of them. Throws a `CliError` for a source
 * of another channel.
 */
export async function changesIn(
  { service, channel }: { service: CollectorService; channel: string },
  { posts, others }: MessageBatch,
  from: number,
  to: number,
): Promise<Changes> {
  const near = await service.known(channel, from - MAX_IN_ALBUM, to);
  const known = near.posts.filter(({ message_id }) => message_id >= from);
  const tombstones = new Set(near.tombstones.filter((id) => id >= from));
  const takenDown = posts.filter(({ messageIds }) => messageIds.some((id) => tombstones.has(id)));
  const standing = posts.filter((post) => !takenDown.includes(post));
  const matched = matchPosts(standing, near.posts);
  refuseOtherChannel(channel, matched);
  const incoming = matched
    .map(({ post, known: stored }) => ({ post, stored, sourceHash: postHash(post), isPartial: false }))
    .filter(({ stored, sourceHash }) => stored?.source_hash !== sourceHash || stored.is_gone);
  const keys = new Map(matched.flatMap(({ post, known: of }) => (of ? [[post.id, of.message_id]] : [])));
  const seen = new Set([
    ...keys.values(),
    ...posts.flatMap(({ messageIds }) => messageIds),
    ...others.flatMap(({ id, reason }) => (reason === NO_TEXT ? [] : [id])),
  ]);
  const missing = known.filter(({ message_id, is_gone }) => !is_gone && !seen.has(message_id));
  const isFirstRun = known.length + tombstones.size === 0;
  const newIds = standing.flatMap(({ id }) => (keys.has(id) ? [] : [id]));
  return {
    incoming,
    takenDown,
    keys,
    missing: missing.map(({ message_id }) => message_id),
    firstNew: isFirstRun ? 0 : Math.min(...newIds, Number.POSITIVE_INFINITY),
  };
}
