import type { PostItem } from "../posts/join-albums.ts";
import type { ChannelPost } from "../posts/post.ts";
import type { OtherMessage } from "../sources/message.ts";

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
