import { counted } from "../../lib/cli/counted.ts";
import { isoRegionDay } from "../../lib/time/region-day.ts";
import { isShown, listingKey } from "../judge/batch-state.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import { reasonText } from "../posts/reasons.ts";
import type { PostRow } from "../posts/rows.ts";

export const EXCERPT_LENGTH = 160;

export const clipped = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;

/** The start of a text on one line, without control characters, which would reach the terminal. */
export const excerpt = (text: string, most: number): string =>
  clipped(text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim(), most);

export const waitingCount = (posts: number): string =>
  posts === 0 ? "Nothing waits" : `${counted(posts, "post")} ${posts === 1 ? "waits" : "wait"}`;

const STATUS_WORDS = {
  published: "published",
  merged: "merged",
  ignored: "left out",
  removed: "ended",
} as const;

/** A post with its day, status, listing address (`slugs` by `keyText`) and the start of its text. */
export function searchLine(row: PostRow, slugs: ReadonlyMap<string, string>): string {
  const { status, posted_at, text } = row;
  const reason = reasonText(row.reasons);
  const word = status === "queued" ? "waits" : STATUS_WORDS[status];
  const listing = listingKey(row);
  const slug = isShown(row) && listing ? slugs.get(keyText(listing)) : undefined;
  const parts = [
    keyText(row),
    isoRegionDay(new Date(posted_at)),
    reason === null ? word : `${word}: ${reason}`,
  ];
  return `${[...parts, ...(slug === undefined ? [] : [`/rental/${slug}`])].join("  ")}\n    ${excerpt(text, EXCERPT_LENGTH)}`;
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
