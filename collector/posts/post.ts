import { createHash } from "node:crypto";
import type { MediaFile } from "../sources/message.ts";

/** What one person said at once: a message, or an album under one text. */
export type ChannelPost = {
  /** Of the message that holds the text. */
  id: number;
  messageIds: readonly number[];
  postedAt: Date;
  /** Of the newest edit of any of its messages; null: never edited. */
  editedAt: Date | null;
  text: string;
  replyTo: number | null;
  forwardedFrom: string | null;
  media: readonly { messageId: number; files: readonly MediaFile[] }[];
};

/** Changes with anything that the source says of a post, and with files that were missing and are there now. */
export function postHash(post: ChannelPost): string {
  const files = post.media.flatMap(({ messageId, files: of }) =>
    of.map(({ identity, path, problem }) => [messageId, identity, path === null ? problem : ""]),
  );
  const said = [
    post.text,
    post.messageIds,
    post.postedAt,
    post.editedAt,
    post.replyTo,
    post.forwardedFrom,
    files,
  ];
  return createHash("sha256").update(JSON.stringify(said)).digest("base64url").slice(0, 22);
}

/** A post as it comes from a source. */
export type Incoming = {
  post: ChannelPost;
  sourceHash: string;
  /** An album of which the source brings only the message that was edited. */
  isPartial: boolean;
};
