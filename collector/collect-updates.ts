import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Message as BotMessage, Chat, Update } from "grammy/types";
import type { Message } from "./message.ts";
import { postsOfAlbum } from "./posts/join-albums.ts";
import { type Post, postHash } from "./posts/post.ts";
import { statesRent } from "./reader.ts";
import { storedChannel } from "./review/find-post.ts";
import { type Run, runBatch } from "./run-batch.ts";
import { fromBotMessage, remoteFile } from "./sources/bot/bot-message.ts";
import { type Files, fetchFile } from "./sources/bot/fetch-file.ts";
import type { Incoming } from "./take-posts.ts";

/** The name that listings give as their channel: the public one where it has one. */
function channelOf(chat: Chat): string {
  return (
    ("username" in chat ? chat.username : undefined) ??
    ("title" in chat ? chat.title : undefined) ??
    `${chat.id}`
  );
}

type Received = { message: BotMessage; isEdit: boolean };

/** The latest version of each message of a channel, in the order of their ids. */
function messagesByChannel(updates: readonly Update[]): Map<string, Received[]> {
  const channels = new Map<string, Map<number, Received>>();
  for (const { channel_post, edited_channel_post } of updates) {
    const message = edited_channel_post ?? channel_post;
    if (!message) continue;
    const channel = channelOf(message.chat);
    const messages = channels.get(channel) ?? new Map<number, Received>();
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

function incomingPosts(
  received: readonly { message: Message; isEdit: boolean }[],
  { rules }: Run,
): Incoming[] {
  const incoming: Incoming[] = [];
  const add = (post: Post, isPartial: boolean) =>
    incoming.push({ post, sourceHash: postHash(post), isPartial });
  const albums = Map.groupBy(received, ({ message, isEdit }) =>
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
      statesRent(rules.read),
    )) {
      if (item.kind === "post") add(item.post, false);
    }
  }
  // Edits of one album are taken in the order in which they were made, not that of its messages.
  const edited = ({ post, isPartial }: Incoming) => (isPartial ? (post.editedAt?.getTime() ?? 0) : 0);
  return incoming.sort((a, b) => edited(a) - edited(b) || a.post.id - b.post.id);
}

async function withFiles(received: readonly Received[], files: Files) {
  const found = [];
  for (const { message, isEdit } of received) {
    const remote = remoteFile(message);
    const media = remote === null ? [] : [await fetchFile(files, remote)];
    found.push({ message: fromBotMessage(message, media), isEdit });
  }
  return found;
}

/** Collects what a bot has received from one channel. Posts that were taken down are passed over. */
async function collectChannel(
  run: Run,
  name: string,
  received: readonly Received[],
  files: Omit<Files, "folder">,
) {
  const channel = await storedChannel(run.service, name);
  const ids = received.map(({ message }) => message.message_id);
  const { tombstones } = await run.service.known(channel, Math.min(...ids), Math.max(...ids));
  const standing = received.filter(({ message }) => !tombstones.includes(message.message_id));
  const folder = await mkdtemp(join(tmpdir(), "collector-"));
  try {
    const incoming = incomingPosts(await withFiles(standing, { ...files, folder }), run);
    await runBatch(run, { channel, asOf: new Date() }, incoming, []);
    run.tally.messages += received.length;
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
  for (const [channel, received] of messagesByChannel(updates)) {
    if (isWanted(channel)) await collectChannel(run, channel, received, files);
  }
}
