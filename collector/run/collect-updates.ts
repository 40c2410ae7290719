import type { Message as BotMessage, Chat, Update } from "grammy/types";
import { postsOfAlbum } from "../posts/join-albums.ts";
import { type ChannelPost, type IncomingPost, postHash } from "../posts/post.ts";
import { statesRent } from "../posts/reader.ts";
import {
  firstTopicName,
  fromBotMessage,
  hasPlausibleTime,
  isGroup,
  isGroupPost,
  remoteFile,
} from "../sources/bot/bot-message.ts";
import { fileFetcher, type TelegramFiles, withDownloadFolder } from "../sources/bot/fetch-file.ts";
import { channelOfChat, pinnedMessage, type RequestedChannel } from "../sources/bot/followed-chat.ts";
import type { Message } from "../sources/message.ts";
import { storedChannel } from "../store/find-post.ts";
import { messagesToRead, type Received } from "./messages-to-read.ts";
import { type Run, runBatch } from "./run-batch.ts";

const groupPost = (message: BotMessage | undefined): BotMessage | null =>
  message && isGroup(message.chat) && isGroupPost(message) ? message : null;

function messagesByChat(updates: readonly Update[]): { chat: Chat; received: Received[] }[] {
  const chats = new Map<number, { chat: Chat; messages: Map<number, Received> }>();
  for (const { channel_post, edited_channel_post, message: said, edited_message } of updates) {
    const edited = edited_channel_post ?? groupPost(edited_message);
    const message = edited ?? channel_post ?? groupPost(said);
    if (!message) continue;
    const { messages } = chats.get(message.chat.id) ?? { messages: new Map<number, Received>() };
    const isNew = messages.get(message.message_id)?.isEdit === false;
    const topic = firstTopicName(message);
    messages.set(message.message_id, { message, isEdit: edited !== null && !isNew, topic });
    chats.set(message.chat.id, { chat: message.chat, messages });
  }
  return Array.from(chats.values(), ({ chat, messages }) => ({
    chat,
    received: [...messages.values()].sort((a, b) => a.message.message_id - b.message.message_id),
  }));
}

/** A post of one edited message: Telegram sends it without the rest of its album. */
function partialPost(message: Message): ChannelPost {
  const { id, media } = message;
  return { ...message, messageIds: [id], media: media.length > 0 ? [{ messageId: id, files: media }] : [] };
}

function incomingPosts(
  received: readonly { message: Message; isEdit: boolean }[],
  { rules }: Run,
): IncomingPost[] {
  const incoming: IncomingPost[] = [];
  const add = (post: ChannelPost, isPartial: boolean) =>
    incoming.push({ post, sourceHash: postHash(post), isPartial });
  const albums = Map.groupBy(received, ({ message, isEdit }) =>
    message.albumId === null || isEdit ? `message ${message.id}` : message.albumId,
  );
  for (const members of albums.values()) {
    const [first] = members;
    if (first?.isEdit && first.message.albumId !== null) {
      add(partialPost(first.message), true);
      continue;
    }
    const messages = members.map(({ message }) => message);
    for (const item of postsOfAlbum(messages, statesRent(rules.read))) {
      if (item.kind === "post") add(item.post, false);
    }
  }
  // Apply edits of one album in the order of their times, not of its messages.
  const editTime = ({ post, isPartial }: IncomingPost) => (isPartial ? (post.editedAt?.getTime() ?? 0) : 0);
  return incoming.sort((a, b) => editTime(a) - editTime(b) || a.post.id - b.post.id);
}

/** How updates are collected. `requested` is the only channel to collect, or null for every channel; groups are named by `/collect`. */
export type Follower = {
  files: TelegramFiles;
  requested: RequestedChannel | null;
  notifyOwner: (message: string) => void;
};

async function fetchFiles(received: readonly Received[], files: TelegramFiles, folder: string, now: Date) {
  const fetchFile = fileFetcher(files, folder);
  const found = [];
  for (const { message, isEdit, topic } of received) {
    const remote = remoteFile(message);
    const media = remote === null ? [] : [await fetchFile(remote)];
    found.push({ message: fromBotMessage(message, { media, topic }, now), isEdit });
  }
  return found;
}

async function collectChannel(
  run: Run,
  name: string,
  received: readonly Received[],
  files: Follower["files"],
) {
  const { service, tally } = run;
  const now = new Date();
  const channel = await storedChannel(service, name);
  const ids = received.map(({ message }) => message.message_id);
  const takenDown = await service.posts.takenDown(channel, Math.min(...ids), Math.max(...ids));
  const plausible = received.filter(({ message }) => hasPlausibleTime(message, now));
  const remaining = plausible.filter(({ message }) => !takenDown.has(message.message_id));
  await withDownloadFolder(async (folder) => {
    const found = await fetchFiles(remaining, files, folder, now);
    const source = { channel, asOf: now, authorKey: await service.rows.authorKey() };
    await runBatch(run, source, incomingPosts(found, run));
  });
  tally.add("left out", "its date cannot be right", received.length - plausible.length);
  tally.messages += received.length;
}

export async function collectUpdates(
  run: Run,
  updates: readonly Update[],
  { files, requested, notifyOwner }: Follower,
): Promise<void> {
  const { followed } = run.service;
  for (const { chat, received: all } of messagesByChat(updates)) {
    const found = channelOfChat(chat, await followed.chats(), isGroup(chat) ? null : requested);
    const received = found === null ? [] : await messagesToRead(run, chat, all);
    if (found === null || received.length === 0) continue;
    if ("refusal" in found) {
      notifyOwner(found.refusal);
      continue;
    }
    if (await followed.pin(chat.id, found.channel)) notifyOwner(pinnedMessage(chat, found.channel));
    await collectChannel(run, found.channel, received, files);
  }
}
