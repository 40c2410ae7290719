import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Advert } from "../../reader/advert.ts";
import { checkedReading, type ReadablePost, type ReadingRules, readPost } from "../judge/read-post.ts";
import type { PostKey, Status } from "../posts/rows.ts";
import { storedChannel } from "../store/find-post.ts";
import type { CollectorService, Standing } from "../store/service.ts";
import { type ReadLabel, readAsLabel } from "./read-as-label.ts";

/** How a message stands after a run. */
export type MessageRecord = {
  channel: string;
  message_id: number;
  status: Status;
  /** The message whose listing shows this one; null when none does. */
  into: number | null;
  /** The channel of `into`, where that is another one. */
  into_channel?: string;
  reason: string | null;
  /** How many photos and videos were copied. */
  photos: number;
  /** What is certain in the text, in the form of labelled adverts; null for a message that holds no text of its own. */
  read: ReadLabel | null;
  /** What a language model gave of `read`, and why more of what it answered was not taken; left out where none was asked. */
  second_reader?: { model: string; gave: string[]; not_taken: string[] };
};

/** What was noted of a message while its source was read. */
export type NotedMessage = { postId: number | null; reason: string | null };

const PAGE = 250;

function photosOf(standing: Standing, messageId: number): number {
  const isHolder = standing.message_id === messageId;
  const media = (standing.media ?? []).filter((medium) => isHolder || medium.message_id === messageId);
  return media.reduce((sum, { urls }) => sum + urls.length, 0);
}

function ignored(channel: string, message_id: number, reason: string | null): MessageRecord {
  return { channel, message_id, status: "ignored", into: null, reason, photos: 0, read: null };
}

function readableOf({ text, posted_at, second_reading }: Standing): ReadablePost | null {
  return text === null || posted_at === null ? null : { text, posted_at, second_reading };
}

/** What a language model answered about a post; nothing where none was asked. */
function secondReaderOf(post: ReadablePost, rules: ReadingRules): Pick<MessageRecord, "second_reader"> {
  const checked = checkedReading(post, rules);
  if (checked === null || post.second_reading === null) return {};
  const gave = Object.entries(checked.accepted).flatMap(([name, fact]) => (fact === null ? [] : [name]));
  return { second_reader: { model: post.second_reading.model, gave, not_taken: checked.lacks } };
}

/** The record of a message of a post, `at` of whose messages holds the text. */
function recordOf(id: number, standing: Standing, rules: ReadingRules): MessageRecord {
  const { channel, message_id, status, reason, listing_channel, listing_message_id } = standing;
  const isHolder = id === message_id;
  const isShown = status === "published" || status === "merged";
  const post = isHolder ? readableOf(standing) : null;
  const place =
    listing_channel === null || listing_channel === channel ? {} : { into_channel: listing_channel };
  return {
    channel,
    message_id: id,
    status: !isHolder && status === "published" ? "merged" : (status ?? "ignored"),
    into: isShown ? listing_message_id : null,
    ...(isShown ? place : {}),
    reason: isHolder ? reason : `of the album of message ${message_id}`,
    photos: photosOf(standing, id),
    read: post && readAsLabel(readPost(post, rules)),
    ...(post ? secondReaderOf(post, rules) : {}),
  };
}

/** A record, with the text and what was read of it where the message holds it. */
export type Reported = { record: MessageRecord; text: string; postedAt: Date | null; advert: Advert | null };

/** A record for each message that was noted, in the order of their ids, as things stand now. */
export async function* messageRecords(
  service: CollectorService,
  name: string,
  noted: ReadonlyMap<number, NotedMessage>,
  rules: ReadingRules,
): AsyncGenerator<Reported> {
  const channel = await storedChannel(service, name);
  const entries = [...noted].sort(([a], [b]) => a - b);
  for (let start = 0; start < entries.length; start += PAGE) {
    const page = entries.slice(start, start + PAGE);
    const keys: PostKey[] = page.flatMap(([, { postId }]) =>
      postId === null ? [] : [{ channel, message_id: postId }],
    );
    const standings = new Map(
      (await service.standing(keys)).map((standing) => [standing.message_id, standing]),
    );
    for (const [id, { postId, reason }] of page) {
      const standing = postId === null ? undefined : standings.get(postId);
      const record = standing ? recordOf(id, standing, rules) : ignored(channel, id, reason);
      const postedAt = standing?.posted_at ? new Date(standing.posted_at) : null;
      const post = standing?.message_id === id ? readableOf(standing) : null;
      yield { record, text: post?.text ?? "", postedAt, advert: post && readPost(post, rules) };
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

/** Writes a JSON array to a file, one value a line, without ever holding it whole. */
export async function writeJsonArray(file: string, values: AsyncIterable<unknown>): Promise<void> {
  await pipeline(asJson(values), createWriteStream(file));
}
