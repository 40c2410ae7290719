import { joinAlbums } from "../posts/join-albums.ts";
import type { ChannelPost } from "../posts/post.ts";
import { statesRent } from "../posts/reader.ts";
import type { ExportFiles } from "../sources/export/find-export.ts";
import { readExport } from "../sources/export/read-export.ts";
import type { Chat } from "../sources/export/survey.ts";
import type { SourceItem } from "../sources/message.ts";
import { storedChannel } from "../store/find-post.ts";
import { EMPTY_BATCH } from "../store/service.ts";
import { inBatches, type MessageBatch } from "./batches.ts";
import { type Changes, changesIn } from "./changes-in.ts";
import { type Run, runBatch, writeBatch } from "./run-batch.ts";
import type { Source } from "./take-posts.ts";
import { keepOutTakenDown } from "./taken-down.ts";

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

function recordBatch({ onMessage, tally }: ExportRun, { batch, incoming, firstNew, keys }: Prepared): void {
  const { posts, others } = batch;
  for (const { id, messageIds } of posts) {
    for (const member of messageIds) onMessage(member, keys.get(id) ?? id, null);
  }
  for (let unchanged = posts.length - incoming.length; unchanged > 0; unchanged -= 1) {
    tally.add("unchanged", null);
  }
  for (const { id, reason } of others) {
    onMessage(id, null, reason);
    if (id < firstNew) tally.add("unchanged", null);
    else tally.add("left out", reason);
  }
}

function withoutLast({ posts, others }: MessageBatch, lastId: number): MessageBatch {
  const isWhole = ({ messageIds }: ChannelPost) => !messageIds.includes(lastId);
  return { posts: posts.filter(isWhole), others: others.filter(({ id }) => id !== lastId) };
}

/** A batch, and what of it is new. */
type Prepared = Changes & { batch: MessageBatch };

async function* changedBatches(run: ExportRun): AsyncGenerator<Prepared> {
  const { files, chat, rules, now } = run;
  const items = wanted(readExport(files, chat, now), run.since);
  let last = 0;
  for await (const found of inBatches(joinAlbums(items, statesRent(rules.read)))) {
    const batch = run.isCutOff ? withoutLast(found, chat.lastId) : found;
    const ids = idsOf(batch);
    if (ids.length === 0) continue;
    const lowest = Math.min(...ids);
    const highest = Math.max(...ids);
    const from = last > 0 && last < lowest ? last + 1 : lowest;
    const { missing, ...changes } = await changesIn(run, batch, from, highest);
    last = Math.max(last, highest);
    yield { batch, ...changes, missing: chat.isOrdered ? missing : [] };
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

/** Collects the messages of one chat of an export, batch by batch; at most three batches are in memory. */
export async function collectExport(asked: ExportRun): Promise<void> {
  const channel = await storedChannel(asked.service, asked.channel);
  const run = { ...asked, channel };
  const { chat, now, tally } = run;
  const source: Source = { channel, asOf: chat.newest ?? now };
  for await (const prepared of oneAhead(readBatches(run))) {
    await keepOutTakenDown(run, channel, prepared.takenDown);
    await runBatch(run, source, prepared.incoming, prepared.missing);
    recordBatch(run, prepared);
    tally.messages += idsOf(prepared.batch).length;
    run.onProgress(tally.messages);
  }
  await writeBatch(run, EMPTY_BATCH);
  await run.service.countRentals();
}
