import { DAY_MS } from "../../lib/time/region-day.ts";

export type MediaFile = {
  /** Null when the source came without the file; `problem` says why. */
  path: string | null;
  problem: string | null;
  /** Distinguishes this file from others of its message: the source's name for it, and its size. */
  identity: string;
};

/** Photos and videos that browsers show, without SVG, which may hold scripts, and GIF, which is seldom a photo of a home. */
const SHOWN_TYPES = /^(?:image\/(?!svg|gif)|video\/(?:mp4|quicktime))/;

export const isShownType = (mimeType: string | undefined): boolean =>
  mimeType !== undefined && SHOWN_TYPES.test(mimeType);

export type Message = {
  id: number;
  postedAt: Date;
  editedAt: Date | null;
  text: string;
  replyTo: number | null;
  /** Who wrote it, by `authorOf`; null if the source does not say. */
  author: string | null;
  /** The original author, in at most `MAX_ORIGIN` characters; null unless the message is a forward. */
  forwardedFrom: string | null;
  media: readonly MediaFile[];
  /** Shared by the messages of an album; null outside albums, and always null in exports, which do not state it. */
  albumId: string | null;
  /** The name of its forum topic; null outside forums. */
  topic: string | null;
};

export const MAX_ORIGIN = 200;

export type OtherMessage = { id: number; reason: string };

/** Item of a source, which yields the messages of one channel by ascending id. */
export type SourceItem = { kind: "message"; message: Message } | { kind: "other"; message: OtherMessage };

const TELEGRAM_LAUNCH = Date.UTC(2013, 7, 14);

/** Whether a message can have been sent at `time`: after the launch of Telegram and before tomorrow. */
export function isPlausibleTime(time: Date, now: Date): boolean {
  return time.getTime() >= TELEGRAM_LAUNCH && time.getTime() <= now.getTime() + DAY_MS;
}

/** A text without what Postgres cannot store, null characters and lone surrogates, and no longer than its column takes. */
export function storableText(text: string, most = text.length): string {
  return text.replaceAll("\0", "").slice(0, most).toWellFormed();
}

const MAX_NAME_LENGTH = 200;

/** Address of a channel, its preview (`/s/`) or one of its posts. A private channel is `c/` and its id. */
const CHANNEL_ADDRESS = /^(?:https?:\/\/)?(?:t|telegram)\.me\/(?:s\/)?((?:c\/)?[^/?#]*)(?:[/?#].*)?$/s;

/** `@balirent`, `t.me/balirent` and `https://t.me/balirent/` are the channel `balirent`. */
export function channelName(written: string): string {
  const name = written
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .replace(CHANNEL_ADDRESS, "$1")
    .replace(/^@/, "");
  return storableText(name, MAX_NAME_LENGTH).trim();
}

/** Words with the address behind them written out: "details (https://…)". */
export const linkedWords = (words: string, href: string | undefined): string =>
  !href || href === words ? words : `${words} (${href})`;

const MAX_TOPIC_NAME = 128;

export const topicName = (name = ""): string | null => storableText(name.trim(), MAX_TOPIC_NAME) || null;

/** A channel, or a group or other chat of several authors. `id` is as exports write it: the Bot API puts -100 before it. */
export type ChatOfAuthors = { id: string; isChannel: boolean };

/**
 * Who wrote a message (docs/behaviour.md, C18), in the words of exports: "user123", "channel123". In a channel that is the channel, whoever
 * signs; elsewhere the sender: a member, or the channel or group in whose name a member or an anonymous administrator writes.
 */
export function authorOf({ id, isChannel }: ChatOfAuthors, sender: string | null): string | null {
  return isChannel ? `channel${id}` : sender;
}
