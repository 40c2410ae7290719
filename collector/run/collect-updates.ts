import type { Message as BotMessage, Update } from "grammy/types";
import { type IncomingPost, postHash } from "../posts/post.ts";
import { splitPost } from "../posts/split-post.ts";
import {
  firstTopicName,
  fromBotMessage,
  hasPlausibleTime,
  isGroup,
  isGroupPost,
  type RemoteFile,
  remoteFiles,
} from "../sources/bot/bot-message.ts";
import { fileFetcher, type TelegramFiles, withDownloadFolder } from "../sources/bot/fetch-file.ts";
import { channelOfChat, pinnedMessage, type RequestedChannel } from "../sources/bot/followed-chat.ts";
import type { MediaFile } from "../sources/message.ts";
import { storedChannel } from "../store/find-post.ts";
import { isTakenDown } from "../store/stored-posts.ts";
import { type Arrived, arrivedPosts } from "./arrived-posts.ts";
import { messagesOf } from "./load-state.ts";
import { messagesToRead, type Received, type RecentMessages, takeRecent } from "./received.ts";
import { type Run, runBatch } from "./run-batch.ts";

const groupPost = (message: BotMessage | undefined): BotMessage | null =>
  message && isGroup(message.chat) && isGroupPost(message) ? message : null;

/** The posts of each chat by their ids. Of a message that came and was edited meanwhile, the edit counts as the message. */
function postsByChat(updates: readonly Update[]): Map<number, Received[]> {
  const received = new Map<string, Received>();
  for (const { channel_post, edited_channel_post, message: said, edited_message } of updates) {
    const edited = edited_channel_post ?? groupPost(edited_message);
    const message = edited ?? channel_post ?? groupPost(said);
    if (!message) continue;
    const key = `${message.chat.id} ${message.message_id}`;
    const isEdit = edited !== null && received.get(key)?.isEdit !== false;
    received.set(key, { message, isEdit, topic: firstTopicName(message) });
  }
  const inOrder = [...received.values()].sort((a, b) => a.message.message_id - b.message.message_id);
  return Map.groupBy(inOrder, ({ message }) => message.chat.id);
}

/** How updates are collected. `requested` is the only channel to collect, or null for every channel; groups are named by `/collect`. */
export type Follower = {
  files: TelegramFiles;
  requested: RequestedChannel | null;
  recent: RecentMessages;
  notifyOwner: (message: string) => void;
};

const unfetched = ({ identity }: RemoteFile): MediaFile => ({ path: null, problem: null, identity });

/** Fetches the files of posts into a folder, post by post, and splits those of several homes. */
async function withFiles(
  posts: readonly Arrived[],
  remote: ReadonlyMap<number, readonly RemoteFile[]>,
  files: TelegramFiles,
  folder: string,
): Promise<IncomingPost[]> {
  const fetchFile = fileFetcher(files, folder);
  const incoming: IncomingPost[] = [];
  for (const { post: unfetchedPost, isPartial } of posts) {
    const media = [];
    for (const { messageId, caption } of unfetchedPost.media) {
      const found: MediaFile[] = [];
      for (const file of remote.get(messageId) ?? []) found.push(await fetchFile(file));
      media.push({ messageId, caption, files: found });
    }
    const posts = splitPost({ ...unfetchedPost, media });
    incoming.push(...posts.map((post) => ({ post, sourceHash: postHash(post), isPartial })));
  }
  return incoming;
}

async function collectChannel(
  run: Run,
  name: string,
  received: readonly Received[],
  earlier: readonly Received[],
  files: Follower["files"],
) {
  const { service, tally } = run;
  const now = new Date();
  const channel = await storedChannel(service, name);
  const all = [...earlier, ...received];
  const ids = all.map(({ message }) => message.message_id);
  const takenDown = await service.posts.takenDown(channel, Math.min(...ids), Math.max(...ids));
  const gone = ids.filter((id) => takenDown.has(id));
  const homesLeft =
    gone.length === 0 ? [] : (await service.context(messagesOf({ channel, message_ids: gone }), [])).posts;
  const remote = new Map(all.map(({ message }) => [message.message_id, remoteFiles(message)]));
  const readable = (some: readonly Received[]) =>
    some
      .filter(
        ({ message }) =>
          hasPlausibleTime(message, now) && !isTakenDown(message.message_id, takenDown, homesLeft),
      )
      .map(({ message, isEdit, topic }) => {
        const media = remoteFiles(message).map(unfetched);
        return { message: fromBotMessage(message, { media, topic }, now), isEdit };
      });
  const posts = arrivedPosts(
    readable(received),
    readable(earlier).map(({ message }) => message),
    run,
  );
  await withDownloadFolder(async (folder) => {
    const source = { channel, asOf: now, authorKey: await service.rows.authorKey() };
    const incoming = await withFiles(posts, remote, files, folder);
    await runBatch(
      run,
      source,
      incoming.filter(({ post }) => !takenDown.has(post.id)),
    );
  });
  const implausible = received.filter(({ message }) => !hasPlausibleTime(message, now));
  tally.add("left out", "its date cannot be right", implausible.length);
  tally.messages += received.length;
}

export async function collectUpdates(
  run: Run,
  updates: readonly Update[],
  { files, requested, recent, notifyOwner }: Follower,
): Promise<void> {
  const { followed } = run.service;
  for (const all of postsByChat(updates).values()) {
    const chat = all.at(-1)?.message.chat;
    if (!chat) continue;
    const found = channelOfChat(chat, await followed.chats(), isGroup(chat) ? null : requested);
    const received = found === null ? [] : await messagesToRead(run, chat, all);
    if (found === null || received.length === 0) continue;
    if ("refusal" in found) {
      notifyOwner(found.refusal);
      continue;
    }
    if (await followed.pin(chat.id, found.channel)) notifyOwner(pinnedMessage(chat, found.channel));
    await collectChannel(run, found.channel, received, takeRecent(recent, chat, received), files);
  }
}
