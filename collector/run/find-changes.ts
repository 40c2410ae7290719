import { CliError } from "../../lib/cli/cli-error.ts";
import { isoRegionDay } from "../../lib/time/region-day.ts";
import { UNKNOWN_AUTHOR } from "../posts/author.ts";
import { type MessageBatch, NO_TEXT } from "../posts/join-albums.ts";
import { type ChannelPost, type IncomingPost, postHash } from "../posts/post.ts";
import type { CollectorService } from "../store/service.ts";
import type { KnownPost } from "../store/stored-posts.ts";

/** How many of the first posts are compared. */
const COMPARED_POSTS = 20;
/** Fewer posts than this may be the same by chance: a manager posts one advert to several channels at once. */
const MIN_SAME_POSTS = 3;

/** Throws a `CliError` if the first posts of a new channel are stored under another name, which was mistyped or left out this time. */
export async function refuseOtherName(
  { service, channel }: { service: CollectorService; channel: string },
  posts: readonly ChannelPost[],
): Promise<void> {
  const first = new Map(posts.slice(0, COMPARED_POSTS).map((post) => [post.id, post]));
  const stored = await service.posts.inOtherChannels(channel, [...first.keys()]);
  const same = stored.filter(({ message_id, posted_at, text }) => {
    const post = first.get(message_id);
    return post?.text === text && post.postedAt.getTime() === Date.parse(posted_at);
  });
  for (const [other, { length }] of Map.groupBy(same, (row) => row.channel)) {
    if (length < MIN_SAME_POSTS || length * 2 <= first.size) continue;
    throw new CliError(
      `The messages of this export are stored as ${other}. Collect it as that (--channel "${other}"), or into a new folder (--data FOLDER).`,
    );
  }
}

type MatchedPost = { post: ChannelPost; known: KnownPost | null };

/** Finds each post's stored row by the message with its text, else by its first message: the caption of an album may have moved. */
function matchPosts(posts: readonly ChannelPost[], stored: readonly KnownPost[]): MatchedPost[] {
  const byId = new Map(stored.map((known) => [known.message_id, known]));
  const byMessage = new Map(stored.flatMap((known) => known.message_ids.map((id) => [id, known])));
  const matched = new Set<KnownPost>();
  return posts.map((post) => {
    const own = byId.get(post.id) ?? null;
    const holder = own ?? byMessage.get(post.messageIds[0] ?? post.id) ?? null;
    const known = holder && matched.has(holder) ? own : holder;
    if (known) matched.add(known);
    return { post, known };
  });
}

/** Exports of old versions state local times without a zone, so they may be hours off. */
const MAX_CLOCK_ERROR_MS = 48 * 60 * 60 * 1_000;

/** Throws a `CliError` if most posts have another time than stored: messages never change theirs, so the export is of another channel. */
function refuseOtherChannel(channel: string, matched: readonly MatchedPost[]): void {
  const times = matched.flatMap(({ post, known }) =>
    known ? [{ id: known.message_id, exportedAt: post.postedAt, storedAt: new Date(known.posted_at) }] : [],
  );
  const others = times.filter(
    ({ exportedAt, storedAt }) => Math.abs(exportedAt.getTime() - storedAt.getTime()) > MAX_CLOCK_ERROR_MS,
  );
  const [first] = others;
  if (!first || others.length * 2 <= times.length) return;
  throw new CliError(
    `${channel} has other messages than this export: message ${first.id} was posted on ${isoRegionDay(first.storedAt)} there, on ${isoRegionDay(first.exportedAt)} here. Collect it under its own name: --channel NAME.`,
  );
}

export type Changes = {
  incoming: IncomingPost[];
  /** The message id under which each known post is stored, by the id of the message that holds its text now. */
  keys: ReadonlyMap<number, number>;
  missing: number[];
  /** Whether nothing is stored of the messages of this batch. */
  isFirstRun: boolean;
};

/** An album that has lost its first messages is stored under an id up to this far before its range. */
const MAX_ALBUM_SIZE = 10;

/** Compares a batch with what is stored of messages `from` to `to`. Throws a `CliError` if the export is of another channel. */
export async function findChanges(
  { service, channel }: { service: CollectorService; channel: string },
  { posts, others }: MessageBatch,
  from: number,
  to: number,
): Promise<Changes> {
  const stored = await service.posts.known(channel, from - MAX_ALBUM_SIZE, to);
  const known = stored.posts.filter(({ message_id }) => message_id >= from);
  const remaining = posts.filter(({ messageIds }) => !messageIds.some((id) => stored.takenDown.has(id)));
  const matched = matchPosts(remaining, stored.posts);
  refuseOtherChannel(channel, matched);
  const incoming = matched
    .map(({ post, known: stored }) => ({ post, stored, sourceHash: postHash(post), isPartial: false }))
    .filter(({ post, stored, sourceHash }) => {
      const isAuthorNews = post.author !== null && stored?.author === UNKNOWN_AUTHOR;
      return stored?.source_hash !== sourceHash || stored.gone_as_of !== null || isAuthorNews;
    });
  const keys = new Map(matched.flatMap(({ post, known: of }) => (of ? [[post.id, of.message_id]] : [])));
  const seen = new Set([
    ...keys.values(),
    ...posts.flatMap(({ messageIds }) => messageIds),
    ...others.flatMap(({ id, reason }) => (reason === NO_TEXT ? [] : [id])),
  ]);
  const missing = known.filter(({ message_id, gone_as_of }) => gone_as_of === null && !seen.has(message_id));
  return {
    incoming,
    keys,
    missing: missing.map(({ message_id }) => message_id),
    isFirstRun: known.length + stored.takenDown.size === 0,
  };
}
