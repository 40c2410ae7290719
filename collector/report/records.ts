import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { chunks } from "../../lib/lists/chunks.ts";
import type { Advert } from "../../reader/advert.ts";
import { checkedReading, type ReadablePost, type ReadingRules, readPost } from "../judge/read-post.ts";
import { currentText } from "../posts/amend-text.ts";
import type { PostKey, Status } from "../posts/rows.ts";
import type { CollectorService, PostStatus } from "../store/service.ts";
import { type ReadLabel, readAsLabel } from "./read-as-label.ts";

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
  read: ReadLabel | null;
  /** Which fields of `read` a language model gave, and why others were refused; absent if no model was asked. */
  second_reader?: { model: string; gave: string[]; not_taken: string[] };
};

/** A message as the run found it in its source: with its post, or with the reason why it belongs to none. */
export type SourceMessage = { postId: number | null; reason: string | null };

const PAGE_SIZE = 250;

function photosOf(standing: PostStatus, messageId: number): number {
  const isHolder = standing.message_id === messageId;
  const media = (standing.media ?? []).filter((medium) => isHolder || medium.message_id === messageId);
  return media.reduce((sum, { urls }) => sum + urls.length, 0);
}

function ignored(channel: string, message_id: number, reason: string | null): MessageRecord {
  return { channel, message_id, status: "ignored", into: null, reason, photos: 0, read: null };
}

function readablePost({ text, posted_at, ...more }: PostStatus): ReadablePost | null {
  return text === null || posted_at === null ? null : { text, posted_at, ...more };
}

function secondReaderOf(post: ReadablePost, rules: ReadingRules): Pick<MessageRecord, "second_reader"> {
  const checked = checkedReading(post, rules);
  if (checked === null || post.second_reading === null) return {};
  const gave = Object.entries(checked.accepted).flatMap(([name, fact]) => (fact === null ? [] : [name]));
  return { second_reader: { model: post.second_reading.model, gave, not_taken: checked.lacks } };
}

function recordOf(id: number, standing: PostStatus, rules: ReadingRules): MessageRecord {
  const { channel, message_id, status, reason, listing_channel, listing_message_id } = standing;
  const isHolder = id === message_id;
  const isShown = status === "published" || status === "merged";
  const post = isHolder ? readablePost(standing) : null;
  const channelOfListing =
    listing_channel === null || listing_channel === channel ? {} : { into_channel: listing_channel };
  return {
    channel,
    message_id: id,
    status: !isHolder && status === "published" ? "merged" : (status ?? "ignored"),
    into: isShown ? listing_message_id : null,
    ...(isShown ? channelOfListing : {}),
    reason: isHolder ? reason : `of the album of message ${message_id}`,
    photos: photosOf(standing, id),
    read: post && readAsLabel(readPost(post, rules)),
    ...(post ? secondReaderOf(post, rules) : {}),
  };
}

/** A record with the facts of its message and the text, as replies changed it, that they were read from. The text is empty if another message of the album holds it. */
export type ReportEntry = {
  record: MessageRecord;
  text: string;
  postedAt: Date | null;
  advert: Advert | null;
};

export async function* messageRecords(
  service: CollectorService,
  channel: string,
  messages: ReadonlyMap<number, SourceMessage>,
  rules: ReadingRules,
): AsyncGenerator<ReportEntry> {
  const entries = [...messages].sort(([a], [b]) => a - b);
  for (const page of chunks(entries, PAGE_SIZE)) {
    const keys: PostKey[] = page.flatMap(([, { postId }]) =>
      postId === null ? [] : [{ channel, message_id: postId }],
    );
    const standings = new Map(
      (await service.statuses(keys)).map((standing) => [standing.message_id, standing]),
    );
    for (const [id, { postId, reason }] of page) {
      const standing = postId === null ? undefined : standings.get(postId);
      const record = standing ? recordOf(id, standing, rules) : ignored(channel, id, reason);
      const postedAt = standing?.posted_at ? new Date(standing.posted_at) : null;
      const post = standing?.message_id === id ? readablePost(standing) : null;
      const text = post === null ? "" : currentText(post, rules.read);
      yield { record, text, postedAt, advert: post && readPost(post, rules) };
    }
  }
}

async function* asJson(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const value of values) {
    yield `${separator}${JSON.stringify(value)}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

export async function writeJsonArray(file: string, values: AsyncIterable<unknown>): Promise<void> {
  await pipeline(asJson(values), createWriteStream(file));
}
