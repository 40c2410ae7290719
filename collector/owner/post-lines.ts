import { counted } from "../../lib/cli/counted.ts";
import { AHEAD_MS, isoRegionDay } from "../../lib/time/region-day.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import { reasonText } from "../posts/reasons.ts";
import { isShown, listingKey, type PostRow, type Status } from "../posts/rows.ts";

export const EXCERPT_LENGTH = 160;

export const clipped = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;

/** The start of a text on one line, without control characters, which would reach the terminal. */
export const excerpt = (text: string, most: number): string =>
  clipped(text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim(), most);

export const waitingCount = (posts: number): string =>
  posts === 0 ? "Nothing waits" : `${counted(posts, "post")} ${posts === 1 ? "waits" : "wait"}`;

const STATUS_WORDS: Readonly<Record<Status, string>> = {
  published: "published",
  merged: "merged",
  queued: "waits",
  ignored: "left out",
  removed: "ended",
};

/** How a post stands: "waits: it states no rent". */
export const standing = (status: Status, reason: string | null): string =>
  [STATUS_WORDS[status], reason].filter((part) => part !== null).join(": ");

/** The path of the listing that shows a post (`slugs` by `keyText`), if one does. */
function pathOf(row: PostRow, slugs: ReadonlyMap<string, string>): string[] {
  const listing = listingKey(row);
  const slug = isShown(row) && listing ? slugs.get(keyText(listing)) : undefined;
  return slug === undefined ? [] : [`/rental/${slug}`];
}

/** A post with its day, status, listing address and the start of its text. */
export function searchLine(row: PostRow, slugs: ReadonlyMap<string, string>): string {
  const { status, posted_at, text } = row;
  const stands = standing(status, reasonText(row.reasons));
  const parts = [keyText(row), isoRegionDay(new Date(posted_at)), stands, ...pathOf(row, slugs)];
  return `${parts.join("  ")}\n    ${excerpt(text, EXCERPT_LENGTH)}`;
}

/** What became of a post, for a log: "05:14 balirent/118 published, /rental/villa-in-canggu". */
export function eventLine(row: PostRow, slugs: ReadonlyMap<string, string>, now: Date): string {
  const clock = new Date(now.getTime() + AHEAD_MS).toISOString().slice(11, 16);
  const stands = standing(row.status, reasonText(row.reasons));
  return [`${clock} ${keyText(row)} ${stands}`, ...pathOf(row, slugs)].join(", ");
}

/** What a decision about a copy leaves alone. */
export const copyLine = (copied: PostKey): string =>
  `a copy of ${keyText(copied)} by another author: what you decide of it leaves that listing as it is.`;

export const takenDownLine = (key: PostKey): string => `${keyText(key)}: it was taken down.`;

type Judged = Pick<PostRow, "channel" | "message_id" | "status" | "reasons">;

export function outcomeLine(row: Judged): string {
  return row.status === "queued" ? `${standingLine(row)}. Add it with set.` : standingLine(row);
}

export function standingLine(row: Judged): string {
  const { status } = row;
  const reason = reasonText(row.reasons);
  if (status === "queued") return `${keyText(row)}: it still waits: ${reason}`;
  return `${keyText(row)}: ${STATUS_WORDS[status]}${reason === null ? "" : `, ${reason}`}`;
}
