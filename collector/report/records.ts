import { chunks } from "../../lib/lists/chunks.ts";
import { messageOf } from "../../lib/rental/message-part.ts";
import { type Rules, readPost } from "../judge/read-post.ts";
import type { PostKey } from "../posts/post-key.ts";
import { reasonText } from "../posts/reasons.ts";
import { isShown, type PostRow, type Status } from "../posts/rows.ts";
import type { CollectorService } from "../store/service.ts";
import { factsOf } from "./read-facts.ts";

export type MessageRecord = {
  channel: string;
  message_id: number;
  status: Status;
  /** The message whose listing shows this one; null if none does. */
  into: number | null;
  /** The channel of `into` if it is another channel. */
  into_channel?: string;
  reason: string | null;
  photos: number;
  /** What was read with certainty, in words; empty for a message that is no stored post. */
  facts: string;
};

/** A message as the run found it in its source: with its post, or with the reason why it belongs to none. */
export type SourceMessage = { postId: number | null; reason: string | null };

const PAGE_SIZE = 250;

function photosOf(post: PostRow, messageId: number): number {
  const isHolder = post.message_id === messageId;
  const media = post.media.filter((medium) => isHolder || medium.message_id === messageId);
  return media.reduce((sum, { urls }) => sum + urls.length, 0);
}

/** The record of a message that is no stored post. */
function leftOut(
  channel: string,
  message_id: number,
  reason: string | null,
  isTakenDown: boolean,
): MessageRecord {
  const standing = isTakenDown
    ? ({ status: "removed", reason: reasonText([{ code: "taken-down" }]) } as const)
    : ({ status: "ignored", reason } as const);
  return { channel, message_id, ...standing, into: null, photos: 0, facts: "" };
}

function recordOf(id: number, post: PostRow, rules: Rules): MessageRecord {
  const { channel, message_id, status, reasons, listing_channel, listing_message_id } = post;
  const isHolder = id === message_id;
  const channelOfListing =
    listing_channel === null || listing_channel === channel ? {} : { into_channel: listing_channel };
  return {
    channel,
    message_id: id,
    status: !isHolder && status === "published" ? "merged" : status,
    into: isShown(post) ? listing_message_id : null,
    ...(isShown(post) ? channelOfListing : {}),
    reason: isHolder ? reasonText(reasons) : `of the album of message ${message_id}`,
    photos: photosOf(post, id),
    facts: isHolder ? factsOf(readPost(post, rules).advert) : "",
  };
}

/** What became of each message of a run, by message id. */
export async function* messageRecords(
  service: CollectorService,
  channel: string,
  messages: ReadonlyMap<number, SourceMessage>,
  rules: Rules,
): AsyncGenerator<MessageRecord> {
  const entries = [...messages].sort(([a], [b]) => a - b);
  for (const page of chunks(entries, PAGE_SIZE)) {
    const keys: PostKey[] = page.flatMap(([, { postId }]) =>
      postId === null ? [] : [{ channel, message_id: postId }],
    );
    const stored = await service.posts.withTextIn(keys);
    const posts = new Map(stored.map((post) => [post.message_id, post]));
    // The post of an album that crosses two pages is on the earlier one.
    const ids = page.map(([id, { postId }]) => messageOf(postId ?? id));
    const takenDown = await service.posts.takenDown(channel, Math.min(...ids), Math.max(...ids));
    for (const [id, { postId, reason }] of page) {
      const post = postId === null ? undefined : posts.get(postId);
      yield post ? recordOf(id, post, rules) : leftOut(channel, id, reason, takenDown.has(postId ?? id));
    }
  }
}
