import { z } from "zod";
import type { Advert } from "../../reader/advert.ts";
import { keyText, type PostKey, type PostRow } from "../posts/rows.ts";
import { compareFingerprints } from "./compare-fingerprints.ts";
import { fingerprint, fingerprintOf } from "./fingerprint.ts";

/** A row of `kept_out`: an advert that stays out when it is posted again (docs/behaviour.md, C10). */
export const keptOut = z.object({
  channel: z.string(),
  message_id: z.int(),
  message_ids: z.array(z.int()),
  /** The post that the owner named, by which `allow` finds all that went with it. */
  named_channel: z.string(),
  named_message_id: z.int(),
  why: z.enum(["removed", "rejected"]),
  fingerprint,
});
export type KeptOut = z.infer<typeof keptOut>;

/** Why a post is left out that repeats one of these. */
export function repeatReason(one: PostKey & Pick<KeptOut, "why">): string {
  return `it repeats ${keyText(one)}, which was ${one.why}`;
}

/** Why a post waits that may repeat one of these. */
export function doubtReason(one: PostKey & Pick<KeptOut, "why">): string {
  return `it may repeat ${keyText(one)}, which was ${one.why}`;
}

export type Barred = { status: "ignored" | "queued"; reason: string };

/**
 * What keeps a post out that was never listed; null where nothing does. One that was left out for it stays so, also where its
 * photos are no longer at hand. `photos` as in `fingerprintOf`.
 */
export function barredBy(
  all: readonly KeptOut[],
  row: PostRow,
  advert: Advert,
  photos: readonly string[],
): Barred | null {
  const others = all.filter((one) => keyText(one) !== keyText(row));
  if (others.length === 0) return null;
  const own = fingerprintOf({ text: row.text, advert }, row.contact_keys, photos);
  let doubt: KeptOut | null = null;
  for (const one of others) {
    const reason = repeatReason(one);
    const comparison = row.reason === reason ? "repost" : compareFingerprints(own, one.fingerprint);
    if (comparison === "repost") return { status: "ignored", reason };
    if (comparison === "unsure") doubt ??= one;
  }
  return doubt && { status: "queued", reason: doubtReason(doubt) };
}

/** What is kept of a post so that it stays out; photos that were known before stay known. */
export function keepOut(
  row: Pick<PostRow, "channel" | "message_id" | "message_ids" | "text" | "contact_keys">,
  advert: Advert,
  { why, named, photos }: { why: KeptOut["why"]; named: PostKey; photos: readonly string[] },
): KeptOut {
  return {
    channel: row.channel,
    message_id: row.message_id,
    message_ids: [...row.message_ids],
    named_channel: named.channel,
    named_message_id: named.message_id,
    why,
    fingerprint: fingerprintOf({ text: row.text, advert }, row.contact_keys, photos),
  };
}
