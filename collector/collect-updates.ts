import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Message as BotMessage, Chat, Update } from "grammy/types";
import type { Message } from "./message.ts";
import { postsOfAlbum } from "./posts/join-albums.ts";
import { type Post, postHash } from "./posts/post.ts";
import { storedChannel } from "./review/find-post.ts";
import { type Run, runBatch } from "./run-batch.ts";
import { fromBotMessage, remoteFile } from "./sources/bot/bot-message.ts";
import { type Files, fetchFile } from "./sources/bot/fetch-file.ts";
import type { Incoming } from "./take-posts.ts";

/** The name that the listings of a channel bear: the public one where it has one. */
function channelOf(chat: Chat): string {
  return (
    ("username" in chat ? chat.username : undefined) ??
    ("title" in chat ? chat.title : undefined) ??
    `${chat.id}`
  );
}

type Told = { message: BotMessage; isEdit: boolean };

/** The latest version of each message of a channel, in the order of their ids. */
function messagesByChannel(updates: readonly Update[]): Map<string, Told[]> {
  const channels = new Map<string, Map<number, Told>>();
  for (const { channel_post, edited_channel_post } of updates) {
    const message = edited_channel_post ?? channel_post;
    if (!message) continue;
    const channel = channelOf(message.chat);
    const messages = channels.get(channel) ?? new Map<number, Told>();
    const isNew = messages.get(message.message_id)?.isEdit === false;
    messages.set(message.message_id, { message, isEdit: edited_channel_post !== undefined && !isNew });
    channels.set(channel, messages);
  }
  return new Map(
    [...channels].map(([channel, messages]) => [
      channel,
      [...messages.values()].sort((a, b) => a.message.message_id - b.message.message_id),
    ]),
  );
}

/** An edited message of an album comes without the others. */
function partOfAlbum(message: Message): Post {
  const { id, media } = message;
  return { ...message, messageIds: [id], media: media.length > 0 ? [{ messageId: id, files: media }] : [] };
}

function incomingPosts(told: readonly { message: Message; isEdit: boolean }[], { rules }: Run): Incoming[] {
  const statesRent = (text: string, postedAt: Date) => rules.read(text, postedAt).rents.length > 0;
  const incoming: Incoming[] = [];
  const add = (post: Post, isPartial: boolean) =>
    incoming.push({ post, sourceHash: postHash(post), isPartial });
  const albums = Map.groupBy(told, ({ message, isEdit }) =>
    message.albumId === null || isEdit ? `message ${message.id}` : message.albumId,
  );
  for (const members of albums.values()) {
    const [first] = members;
    if (first?.isEdit && first.message.albumId !== null) {
      add(partOfAlbum(first.message), true);
      continue;
    }
    for (const item of postsOfAlbum(
      members.map(({ message }) => message),
      statesRent,
    )) {
      if (item.kind === "post") add(item.post, false);
    }
  }
  return incoming.sort((a, b) => a.post.id - b.post.id);
}

async function withFiles(told: readonly Told[], files: Files) {
  const found = [];
  for (const { message, isEdit } of told) {
    const remote = remoteFile(message);
    const media = remote === null ? [] : [await fetchFile(files, remote)];
    found.push({ message: fromBotMessage(message, media), isEdit });
  }
  return found;
}

/** Collects what a bot was told of one channel. Posts that were taken down are passed over. */
async function collectChannel(run: Run, name: string, told: readonly Told[], files: Omit<Files, "folder">) {
  const channel = await storedChannel(run.service, name);
  const ids = told.map(({ message }) => message.message_id);
  const { tombstones } = await run.service.known(channel, Math.min(...ids), Math.max(...ids));
  const standing = told.filter(({ message }) => !tombstones.includes(message.message_id));
  const folder = await mkdtemp(join(tmpdir(), "collector-"));
  try {
    const incoming = incomingPosts(await withFiles(standing, { ...files, folder }), run);
    await runBatch(run, { channel, asOf: new Date() }, incoming, []);
    run.tally.messages += told.length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Collects the updates of a bot. `isWanted` says which channels. */
export async function collectUpdates(
  run: Run,
  updates: readonly Update[],
  files: Omit<Files, "folder">,
  isWanted: (channel: string) => boolean,
): Promise<void> {
  for (const [channel, told] of messagesByChannel(updates)) {
    if (isWanted(channel)) await collectChannel(run, channel, told, files);
  }
}
