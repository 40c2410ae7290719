import { CliError } from "../../lib/cli/cli-error.ts";
import { isoRegionDay } from "../../lib/time/region-day.ts";
import { UNKNOWN_AUTHOR } from "../posts/author.ts";
import { NO_TEXT } from "../posts/join-albums.ts";
import { type ChannelPost, type IncomingPost, postHash } from "../posts/post.ts";
import type { CollectorService } from "../store/service.ts";
import type { KnownPost } from "../store/stored-posts.ts";
import type { MessageBatch } from "./batches.ts";

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
  takenDown: ChannelPost[];
  /** The message id under which each known post is stored, by the id of the message that holds its text now. */
  keys: ReadonlyMap<number, number>;
  missing: number[];
  /** Whether nothing is stored of the messages of this batch. */
  isFirstRun: boolean;
  /** Messages from this id on are new. Messages that are no posts are not stored, so only their ids tell whether a run has met them. */
  firstNew: number;
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
  const takenDown = posts.filter(({ messageIds }) => messageIds.some((id) => stored.takenDown.has(id)));
  const remaining = posts.filter((post) => !takenDown.includes(post));
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
  const isFirstRun = known.length + stored.takenDown.size === 0;
  const newIds = remaining.flatMap(({ id }) => (keys.has(id) ? [] : [id]));
  return {
    incoming,
    takenDown,
    keys,
    missing: missing.map(({ message_id }) => message_id),
    isFirstRun,
    firstNew: isFirstRun ? 0 : Math.min(...newIds, Number.POSITIVE_INFINITY),
  };
}
