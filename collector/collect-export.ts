import { inBatches, type MessageBatch } from "./batches.ts";
import type { SourceItem } from "./message.ts";
import { joinAlbums, NO_TEXT } from "./posts/join-albums.ts";
import { type Post, postHash } from "./posts/post.ts";
import { storedChannel } from "./review/find-post.ts";
import { type Run, runBatch, writeBatch } from "./run-batch.ts";
import type { ExportFiles } from "./sources/export/find-export.ts";
import { readExport } from "./sources/export/read-export.ts";
import type { Chat } from "./sources/export/survey.ts";
import { EMPTY_BATCH } from "./store/service.ts";
import type { Incoming, Source } from "./take-posts.ts";

export type ExportRun = Run & {
  files: ExportFiles;
  chat: Chat;
  channel: string;
  /** Older messages are left alone; null takes all. */
  since: Date | null;
  /** The export breaks off: what its last message belongs to may not be whole. */
  isCutOff: boolean;
  now: Date;
  /** Told of every message, in order: the post that it belongs to, or why it is not part of a post. */
  onMessage: (id: number, postId: number | null, reason: string | null) => void;
  onProgress: (messages: number) => void;
};

async function* wanted(items: AsyncIterable<SourceItem>, since: Date | null): AsyncGenerator<SourceItem> {
  let hasBegun = since === null;
  for await (const item of items) {
    if (item.kind === "message" && since !== null && item.message.postedAt < since) continue;
    hasBegun ||= item.kind === "message";
    if (hasBegun) yield item;
  }
}

function idsOf({ posts, others }: MessageBatch): number[] {
  return [...posts.flatMap(({ messageIds }) => messageIds), ...others.map(({ id }) => id)];
}

function tell({ onMessage, tally }: ExportRun, { batch, incoming, firstNew }: Prepared): void {
  const { posts, others } = batch;
  for (const { id, messageIds } of posts) for (const member of messageIds) onMessage(member, id, null);
  for (let unchanged = posts.length - incoming.length; unchanged > 0; unchanged -= 1) {
    tally.add("unchanged", null);
  }
  for (const { id, reason } of others) {
    onMessage(id, null, reason);
    if (id < firstNew) tally.add("unchanged", null);
    else tally.add("left out", reason);
  }
}

/**
 * The posts of a batch that say something new, the ids of those that should be in it and are not, and the id from which on
 * its messages are new. Messages that are no posts are not kept; those before that id were read in an earlier run.
 */
async function changesIn(run: ExportRun, { posts, others }: MessageBatch, from: number, to: number) {
  const known = await run.service.known(run.channel, from, to);
  const tombstones = new Set(known.tombstones);
  const hashes = new Map(known.posts.map(({ message_id, source_hash }) => [message_id, source_hash]));
  const gone = new Set(known.posts.filter(({ is_gone }) => is_gone).map(({ message_id }) => message_id));
  const standing = posts.filter(({ messageIds }) => !messageIds.some((id) => tombstones.has(id)));
  const incoming = standing
    .map((post) => ({ post, sourceHash: postHash(post), isPartial: false }))
    .filter(({ post, sourceHash: hash }) => hashes.get(post.id) !== hash || gone.has(post.id));
  const seen = new Set([
    ...posts.flatMap(({ messageIds }) => messageIds),
    ...others.flatMap(({ id, reason }) => (reason === NO_TEXT ? [] : [id])),
  ]);
  const missing = known.posts.filter(({ message_id, is_gone }) => !is_gone && !seen.has(message_id));
  const isFirstRun = known.posts.length + tombstones.size === 0;
  const newIds = standing.flatMap(({ id }) => (hashes.has(id) ? [] : [id]));
  return {
    incoming,
    missing: missing.map(({ message_id }) => message_id),
    firstNew: isFirstRun ? 0 : Math.min(...newIds, Number.POSITIVE_INFINITY),
  };
}

function withoutLast({ posts, others }: MessageBatch, lastId: number): MessageBatch {
  const isWhole = ({ messageIds }: Post) => !messageIds.includes(lastId);
  return { posts: posts.filter(isWhole), others: others.filter(({ id }) => id !== lastId) };
}

/** A batch, and what of it is new. */
type Prepared = { batch: MessageBatch; incoming: Incoming[]; missing: number[]; firstNew: number };

async function* changedBatches(run: ExportRun): AsyncGenerator<Prepared> {
  const { files, chat, rules, now } = run;
  const statesRent = (text: string, postedAt: Date) => rules.read(text, postedAt).rents.length > 0;
  const items = wanted(readExport(files, chat, now), run.since);
  let last = 0;
  for await (const found of inBatches(joinAlbums(items, statesRent))) {
    const batch = run.isCutOff ? withoutLast(found, chat.lastId) : found;
    const ids = idsOf(batch);
    if (ids.length === 0) continue;
    const lowest = Math.min(...ids);
    const highest = Math.max(...ids);
    const from = last > 0 && last < lowest ? last + 1 : lowest;
    const { incoming, missing, firstNew } = await changesIn(run, batch, from, highest);
    last = Math.max(last, highest);
    yield { batch, incoming, missing: chat.isOrdered ? missing : [], firstNew };
  }
}

/** Begins the next value while the caller is busy with the one before. */
async function* oneAhead<Value>(values: AsyncGenerator<Value>): AsyncGenerator<Value> {
  let next = values.next();
  for (;;) {
    const { value, done } = await next;
    if (done) return;
    next = values.next();
    // It is thrown where it is waited for, unless the caller gives up before.
    next.catch(() => undefined);
    yield value;
  }
}

/** Has adverts read while the data service is busy with the batches before. */
async function* readBatches(run: ExportRun): AsyncGenerator<Prepared> {
  for await (const prepared of oneAhead(changedBatches(run))) {
    await run.rules.readAhead(prepared.incoming.map(({ post }) => post));
    yield prepared;
  }
}

/** Collects the messages of one chat of an export, batch by batch; no more of it is in memory than three batches. */
export async function collectExport(asked: ExportRun): Promise<void> {
  const channel = await storedChannel(asked.service, asked.channel);
  const run = { ...asked, channel };
  const { chat, now, tally } = run;
  const source: Source = { channel, asOf: chat.newest ?? now };
  for await (const prepared of oneAhead(readBatches(run))) {
    await runBatch(run, source, prepared.incoming, prepared.missing);
    tell(run, prepared);
    tally.messages += idsOf(prepared.batch).length;
    run.onProgress(tally.messages);
  }
  await writeBatch(run, EMPTY_BATCH);
  await run.service.countRentals();
}
