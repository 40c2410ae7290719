import { reader } from "../../lib/region/region-reader.ts";
import { partId } from "../../lib/rental/message-part.ts";
import type { ChannelPost } from "./post.ts";

/**
 * The posts of the homes that a post lists in several areas (docs/behaviour.md, C23): each with the text of its home, all messages of the
 * post, and the ids of all its homes. The post itself for one home.
 */
export function splitPost(post: ChannelPost): ChannelPost[] {
  const texts = reader.splitHomes(post.text, post);
  if (texts.length === 1) return [post];
  const ids = texts.map((_, at) => partId(post.id, at + 1));
  const messageIds = [...post.messageIds, ...ids.slice(1)];
  return texts.map((text, at) => ({ ...post, id: partId(post.id, at + 1), messageIds, text }));
}
