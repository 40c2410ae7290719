import type { Message, OtherMessage, SourceItem } from "../sources/message.ts";
import type { ChannelPost, IncomingPost } from "./post.ts";
import { type Read, statesRent } from "./reader.ts";
import type { PostRow } from "./rows.ts";

export type PostItem = { kind: "post"; post: ChannelPost } | { kind: "other"; message: OtherMessage };

export const NO_TEXT = "it holds no text";

function isSameAlbum(before: Message, next: Message): boolean {
  if (before.albumId !== null || next.albumId !== null) return before.albumId === next.albumId;
  return (
    before.media.length > 0 &&
    next.media.length > 0 &&
    next.id === before.id + 1 &&
    next.postedAt.getTime() === before.postedAt.getTime() &&
    next.author === before.author &&
    next.forwardedFrom === before.forwardedFrom
  );
}

function newestEdit(messages: readonly Message[]): Date | null {
  const edits = messages.flatMap(({ editedAt }) => (editedAt === null ? [] : [editedAt.getTime()]));
  return edits.length === 0 ? null : new Date(Math.max(...edits));
}

function toPost(messages: readonly Message[], holder: Message): ChannelPost {
  return {
    id: holder.id,
    messageIds: messages.map(({ id }) => id),
    postedAt: holder.postedAt,
    editedAt: newestEdit(messages),
    text: messages.flatMap(({ text }) => (text === "" ? [] : [text])).join("\n\n"),
    replyTo: messages.find(({ replyTo }) => replyTo !== null)?.replyTo ?? null,
    author: holder.author,
    forwardedFrom: holder.forwardedFrom,
    topic: holder.topic,
    media: messages.flatMap(({ id, media }) => (media.length > 0 ? [{ messageId: id, files: media }] : [])),
  };
}

/** Splits an album before every caption holder except the first, which also gets the messages before it. */
function splitBefore(messages: readonly Message[], holders: readonly Message[]): Message[][] {
  const parts: Message[][] = [[]];
  for (const message of messages) {
    if (holders.indexOf(message) > 0) parts.push([]);
    parts.at(-1)?.push(message);
  }
  return parts;
}

/** The posts of an album: one with its caption, or one for each caption that states a rent. Without any caption it is no post. */
export function postsOfAlbum(
  messages: readonly Message[],
  hasRent: (text: string, postedAt: Date) => boolean,
): PostItem[] {
  const captions = messages.filter(({ text }) => text !== "");
  const [first] = captions;
  if (!first) {
    return messages.map(({ id }) => ({ kind: "other", message: { id, reason: NO_TEXT } }));
  }
  const priced =
    captions.length > 1 ? captions.filter(({ text, postedAt }) => hasRent(text, postedAt)) : captions;
  if (priced.length < 2) return [{ kind: "post", post: toPost(messages, priced[0] ?? first) }];
  return splitBefore(messages, priced).map((part, index) => ({
    kind: "post",
    post: toPost(part, priced[index] ?? first),
  }));
}

/** Joins messages into posts, in the same order. At most one album is in memory. */
export async function* joinAlbums(
  items: AsyncIterable<SourceItem>,
  hasRent: (text: string, postedAt: Date) => boolean,
): AsyncGenerator<PostItem> {
  let album: Message[] = [];
  for await (const item of items) {
    const last = album.at(-1);
    if (item.kind === "message" && last && isSameAlbum(last, item.message)) {
      album.push(item.message);
      continue;
    }
    yield* postsOfAlbum(album, hasRent);
    album = [];
    if (item.kind === "message") album.push(item.message);
    else yield item;
  }
  yield* postsOfAlbum(album, hasRent);
}

/** Whether an edit of one message of an album leaves the stored text: only a caption that states a rent replaces that of another photo. */
export function keepsStoredText(
  known: Pick<PostRow, "message_id" | "message_ids">,
  { post, isPartial }: Pick<IncomingPost, "post" | "isPartial">,
  read: Read,
): boolean {
  if (!isPartial) return false;
  if (post.id === known.message_id) return post.text === "" && known.message_ids.length > 1;
  return !statesRent(read)(post.text, post.postedAt);
}

export type MessageBatch = { posts: ChannelPost[]; others: OtherMessage[] };

const MAX_POSTS = 500;
/** Photos take most of a batch's time, and a crash loses the batch. */
const MAX_FILES = 60;
const MAX_CHARACTERS = 2_000_000;

function isFull({ posts, others }: MessageBatch): boolean {
  if (posts.length + others.length >= MAX_POSTS) return true;
  const files = posts.reduce((sum, { media }) => sum + media.length, 0);
  const characters = posts.reduce((sum, { text }) => sum + text.length, 0);
  return files >= MAX_FILES || characters >= MAX_CHARACTERS;
}

export async function* inBatches(items: AsyncIterable<PostItem>): AsyncGenerator<MessageBatch> {
  let batch: MessageBatch = { posts: [], others: [] };
  for await (const item of items) {
    if (item.kind === "post") batch.posts.push(item.post);
    else batch.others.push(item.message);
    if (!isFull(batch)) continue;
    yield batch;
    batch = { posts: [], others: [] };
  }
  if (batch.posts.length + batch.others.length > 0) yield batch;
}
