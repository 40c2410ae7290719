import { createHash } from "node:crypto";
import type { MediaFile, Message } from "../sources/message.ts";

/**
 * One advert or reply in a channel: a message, or an album with one text, of which it has the id of the message that holds it and the
 * newest edit of any.
 */
export type ChannelPost = Omit<Message, "media" | "albumId"> & {
  messageIds: readonly number[];
  /** `caption` is the text of the message. */
  media: readonly { messageId: number; caption: string; files: readonly MediaFile[] }[];
};

/** Hash of what the source says about a post, including which files are missing, but not of its edit time, which reactions move. */
export function postHash(post: ChannelPost): string {
  const files = post.media.flatMap(({ messageId, files }) =>
    files.map(({ identity, path, problem }) => [messageId, identity, path === null ? problem : ""]),
  );
  const hashed = [post.text, post.messageIds, post.postedAt, post.replyTo, post.forwardedFrom, files];
  return createHash("sha256").update(JSON.stringify(hashed)).digest("base64url").slice(0, 22);
}

export type IncomingPost = {
  post: ChannelPost;
  sourceHash: string;
  /** Whether the source delivered only the edited message of an album. */
  isPartial: boolean;
};
