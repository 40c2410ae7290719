import type { Message, OtherMessage, SourceItem } from "../sources/message.ts";
import { joinPhotos, type LoosePhotos, mediaIn, NEAR_MS, newestEdit, type PostItem } from "./join-photos.ts";
import type { ChannelPost } from "./post.ts";

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

function toPost(messages: readonly Message[], { albumId: _, ...holder }: Message): ChannelPost {
  return {
    ...holder,
    messageIds: messages.map(({ id }) => id),
    editedAt: newestEdit(messages),
    text: messages.flatMap(({ text }) => (text === "" ? [] : [text])).join("\n\n"),
    replyTo: messages.find(({ replyTo }) => replyTo !== null)?.replyTo ?? null,
    media: mediaIn(messages),
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
): (PostItem | LoosePhotos)[] {
  const captions = messages.filter(({ text }) => text !== "");
  const [first] = captions;
  if (!first) return messages.length === 0 ? [] : [{ kind: "photos", messages }];
  const priced =
    captions.length > 1 ? captions.filter(({ text, postedAt }) => hasRent(text, postedAt)) : captions;
  if (priced.length < 2) return [{ kind: "post", post: toPost(messages, priced[0] ?? first) }];
  return splitBefore(messages, priced).map((part, index) => ({
    kind: "post",
    post: toPost(part, priced[index] ?? first),
  }));
}

async function* albumsOf(
  items: AsyncIterable<SourceItem>,
): AsyncGenerator<readonly Message[] | OtherMessage> {
  let album: Message[] = [];
  for await (const item of items) {
    const last = album.at(-1);
    if (item.kind === "message" && last && isSameAlbum(last, item.message)) {
      album.push(item.message);
      continue;
    }
    if (album.length > 0) yield album;
    album = [];
    if (item.kind === "message") album.push(item.message);
    else yield item.message;
  }
  if (album.length > 0) yield album;
}

/** A burst of messages that goes on longer is cut: it need not fit into memory. */
const MAX_BURST = 500;

/** Joins messages into posts, in the same order, and photos to their texts: those in a burst of messages less than `NEAR_MS` apart. */
export async function* joinAlbums(
  items: AsyncIterable<SourceItem>,
  hasRent: (text: string, postedAt: Date) => boolean,
): AsyncGenerator<PostItem[]> {
  let burst: (PostItem | LoosePhotos)[] = [];
  let newest = 0;
  for await (const found of albumsOf(items)) {
    const isOther = "reason" in found;
    const time = isOther ? newest : (found[0]?.postedAt.getTime() ?? newest);
    if (time > newest + NEAR_MS || burst.length >= MAX_BURST) {
      yield joinPhotos(burst);
      burst = [];
    }
    burst.push(...(isOther ? [{ kind: "other" as const, message: found }] : postsOfAlbum(found, hasRent)));
    newest = time;
  }
  yield joinPhotos(burst);
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

/** Batches of whole bursts, so that the messages of one lie before those of the next. */
export async function* inBatches(bursts: AsyncIterable<readonly PostItem[]>): AsyncGenerator<MessageBatch> {
  let batch: MessageBatch = { posts: [], others: [] };
  for await (const burst of bursts) {
    for (const item of burst) {
      if (item.kind === "post") batch.posts.push(item.post);
      else batch.others.push(item.message);
    }
    if (!isFull(batch)) continue;
    yield batch;
    batch = { posts: [], others: [] };
  }
  if (batch.posts.length + batch.others.length > 0) yield batch;
}
