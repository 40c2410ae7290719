import { CliError } from "../../lib/cli/cli-error.ts";
import { ownIds } from "../../lib/rental/message-part.ts";
import { inBatches, joinAlbums, type MessageBatch } from "../posts/join-albums.ts";
import type { ChannelPost } from "../posts/post.ts";
import { statesRent } from "../posts/reader.ts";
import { bareChatId, otherHolder } from "../sources/bot/followed-chat.ts";
import { type Chat, readExport } from "../sources/export/export-file.ts";
import type { ExportFiles } from "../sources/export/find-export.ts";
import type { SourceItem } from "../sources/message.ts";
import { storedChannel } from "../store/find-post.ts";
import { type Changes, findChanges } from "./find-changes.ts";
import { inParts } from "./in-parts.ts";
import { type Run, runBatch, writeBatch } from "./run-batch.ts";
import type { Source } from "./take-posts.ts";

export type ExportRun = Run & {
  files: ExportFiles;
  chat: Chat;
  channel: string;
  /** Older messages are skipped; null collects all. */
  since: Date | null;
  /** Whether the export is truncated, so that its last post may be incomplete. */
  isCutOff: boolean;
  now: Date;
  /** Called for every message, in order, with its post or the reason why it is no part of one. */
  onMessage: (id: number, postId: number | null, reason: string | null) => void;
  onProgress: (messages: number) => void;
};

async function* messagesSince(
  items: AsyncIterable<SourceItem>,
  since: Date | null,
): AsyncGenerator<SourceItem> {
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

function recordBatch(
  { onMessage, tally }: ExportRun,
  { batch: { others }, posts, incoming, keys }: PreparedBatch,
): void {
  for (const { id, messageIds } of posts) {
    const ids = ownIds({ message_id: id, message_ids: messageIds });
    for (const member of ids) onMessage(member, keys.get(id) ?? id, null);
  }
  tally.add("unchanged", null, posts.length - incoming.length);
  for (const { id, reason } of others) {
    onMessage(id, null, reason);
    tally.add("left out", reason);
  }
}

function withoutTruncated({ posts, others }: MessageBatch, lastId: number): MessageBatch {
  const isWhole = ({ messageIds }: ChannelPost) => !messageIds.includes(lastId);
  return { posts: posts.filter(isWhole), others: others.filter(({ id }) => id !== lastId) };
}

type PreparedBatch = Changes & { batch: MessageBatch };

/** Runs a batch, of which what the data service refuses is left out alone. */
async function runPrepared(run: ExportRun, source: Source, { incoming, missing }: PreparedBatch) {
  const { channel, tally } = run;
  const refuse = (message_id: number, error: unknown) => tally.refuse({ channel, message_id }, error);
  const posts = new Map(incoming.map((one) => [one.post.id, one]));
  const runSome = (ids: readonly number[]) => {
    const some = ids.flatMap((id) => posts.get(id) ?? []);
    return runBatch(
      run,
      source,
      some,
      ids.filter((id) => !posts.has(id)),
    );
  };
  await inParts([...posts.keys(), ...missing], runSome, { onFailed: refuse });
}

async function* changedBatches(run: ExportRun): AsyncGenerator<PreparedBatch> {
  const { files, chat, rules, now } = run;
  const items = messagesSince(readExport(files, chat, now), run.since);
  let last = Infinity;
  for await (const found of inBatches(joinAlbums(items, statesRent(rules.read)))) {
    const batch = run.isCutOff ? withoutTruncated(found, chat.lastId) : found;
    const ids = idsOf(batch);
    if (ids.length === 0) continue;
    const lowest = Math.min(...ids);
    const highest = Math.max(...ids);
    const from = last < lowest ? last + 1 : lowest;
    const { missing, ...changes } = await findChanges(run, batch, from, highest);
    last = last === Infinity ? highest : Math.max(last, highest);
    yield { batch, ...changes, missing: chat.isOrdered ? missing : [] };
  }
}

/** Ties the exported chat to the name of its posts (docs/behaviour.md, C5). Throws a `CliError` if either belongs to another. */
async function pinChat({ service, chat }: ExportRun, channel: string): Promise<void> {
  if (chat.botId === null) return;
  const pinned = await service.followed.chats();
  const name = pinned.get(chat.botId) ?? channel;
  if (name !== channel)
    throw new CliError(
      `The messages of this export are stored as ${name}. Collect it as that (--channel "${name}"), or into a new folder (--data FOLDER).`,
    );
  const holder = otherHolder(pinned, channel, chat.botId);
  if (holder !== null)
    throw new CliError(
      `${channel} is chat ${bareChatId(holder)}, and this export is of chat ${chat.id}. Collect it under its own name: --channel NAME.`,
    );
  await service.followed.pin(chat.botId, channel);
}

const NO_AUTHORS =
  "The export does not say who wrote what in this group: no reply ends or changes a home, and copies wait.";

/** Collects one chat of an export, batch by batch, one in memory. Returns the channel as it is stored. */
export async function collectExport(exportRun: ExportRun): Promise<string> {
  const channel = await storedChannel(exportRun.service, exportRun.channel);
  await pinChat(exportRun, channel);
  const run = { ...exportRun, channel, countsAtEnd: true };
  const { chat, now, tally } = run;
  let areAuthorsNamed = chat.isChannel;
  const source = { channel, asOf: chat.newest ?? now, authorKey: await run.service.rows.authorKey() };
  for await (const prepared of changedBatches(run)) {
    areAuthorsNamed ||= prepared.batch.posts.some(({ author }) => author !== null);
    await runPrepared(run, source, prepared);
    recordBatch(run, prepared);
    tally.messages += idsOf(prepared.batch).length;
    run.onProgress(tally.messages);
  }
  if (!areAuthorsNamed) tally.notes.add(NO_AUTHORS);
  // Also what a run before left undone that was interrupted.
  await writeBatch(exportRun);
  return channel;
}
