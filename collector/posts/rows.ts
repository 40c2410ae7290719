import { z } from "zod";
import { mapLink } from "../map-links/map-link.ts";
import { secondReading } from "../second-reader/answer.ts";
import { type PostKey, postKey } from "./post-key.ts";
import { reason } from "./reasons.ts";

/** Outcomes of a post, in the order of reports. */
export const STATUSES = ["published", "queued", "merged", "ignored", "removed"] as const;
export type Status = (typeof STATUSES)[number];

/** Postgres writes times as ISO 8601 in JSON, but as "2026-11-18 04:43:27.96+00" elsewhere. */
const time = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)))
  .transform((value) => new Date(value).toISOString());

const mediumRow = z.object({ message_id: z.int(), urls: z.array(z.string()) });

const amendment = z.object({ message_id: z.int(), posted_at: time, text: z.string() });

/** A row of `posts`. Times are ISO 8601 in UTC. */
export const postRow = postKey.extend({
  message_ids: z.array(z.int()),
  posted_at: time,
  edited_at: time.nullable(),
  text: z.string(),
  reply_to: z.int().nullable(),
  forwarded_from: z.string().nullable(),
  media: z.array(mediumRow),
  source_hash: z.string(),
  rules: z.string(),
  status: z.enum(STATUSES),
  reasons: z.array(reason),
  contact_keys: z.array(z.string()),
  ended_by: z.int().nullable(),
  gone_as_of: time.nullable(),
  listing_channel: z.string().nullable(),
  listing_message_id: z.int().nullable(),
  /** A language model's answer about the text; null also if it no longer parses. */
  second_reading: secondReading.nullable().catch(null),
  amendments: z.array(amendment).nullable().catch(null),
  /** Where its short map link leads; null if that was not asked yet. */
  map_link: mapLink.nullable().catch(null),
  /** The name of its forum topic; null outside forums. */
  topic: z.string().nullable(),
  /** `authorHash` of who wrote it, or `UNKNOWN_AUTHOR`. */
  author: z.string(),
});
export type PostRow = z.infer<typeof postRow>;

export const isShown = ({ status }: PostRow): boolean => status === "published" || status === "merged";

export function listingKey({ listing_channel, listing_message_id }: PostRow): PostKey | null {
  if (listing_channel === null || listing_message_id === null) return null;
  return { channel: listing_channel, message_id: listing_message_id };
}

export const correctionRow = postKey.extend({ field: z.string(), value: z.unknown() });
export type CorrectionRow = z.infer<typeof correctionRow>;

export function newestFirst(a: PostRow, b: PostRow): number {
  return b.posted_at.localeCompare(a.posted_at) || b.message_id - a.message_id;
}
