import type { Advert } from "@rentals/reader/advert.ts";
import { z } from "zod";
import { isSameAuthor } from "../posts/author.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import type { Reason } from "../posts/reasons.ts";
import type { PostRow } from "../posts/rows.ts";
import { compareFingerprints } from "./compare-fingerprints.ts";
import { type Fingerprint, fingerprint, fingerprintOf } from "./fingerprint.ts";

/** A row of `kept_out`: the fingerprint of an advert that stays out when it is posted again (docs/behaviour.md, C10). */
export const keptOut = z.object({
  channel: z.string(),
  message_id: z.int(),
  message_ids: z.array(z.int()),
  /** The post that the owner named: `allow` finds by it all posts that were removed together. */
  named_channel: z.string(),
  named_message_id: z.int(),
  why: z.enum(["removed", "rejected"]),
  fingerprint,
});
export type KeptOut = z.infer<typeof keptOut>;

/** Whether a post was left out as a repeat of one that is kept out. */
export const repeatsKeptOut = ({ reasons }: Pick<PostRow, "reasons">, entry: KeptOut): boolean =>
  reasons.some((each) => each.code === "repeats-kept-out" && keyText(each.of) === keyText(entry));

/** The reasons that name an advert that is kept out. */
export function reasonsNaming({ channel, message_id, why }: KeptOut): [certain: Reason, unsure: Reason] {
  const of = { channel, message_id, why };
  return [
    { code: "repeats-kept-out", of },
    { code: "may-repeat-kept-out", of },
  ];
}

/** `isOfAuthor`: the post is by the author of a copy that is kept out, and stays out whatever it repeats. */
export type Bar = { status: "ignored" | "queued"; reason: Reason; isOfAuthor: boolean };

/** The kept-out advert that bars a post without a listing; null if none does. It stays barred without the photos that proved the repost. */
export function barredBy(
  all: readonly KeptOut[],
  row: PostRow,
  advert: Advert,
  photos: readonly string[],
): Bar | null {
  const others = all.filter((entry) => {
    const { author } = entry.fingerprint;
    return (
      keyText(entry) !== keyText(row) && (author === undefined || isSameAuthor({ ...entry, author }, row))
    );
  });
  if (others.length === 0) return null;
  const isOfAuthor = ({ fingerprint: { author } }: KeptOut) => author !== undefined;
  const own = fingerprintOf({ text: row.text, advert }, row.contact_keys, photos);
  let possibleRepeat: KeptOut | null = null;
  for (const entry of others) {
    const [reason] = reasonsNaming(entry);
    const comparison = repeatsKeptOut(row, entry) ? "repost" : compareFingerprints(own, entry.fingerprint);
    if (comparison === "repost") return { status: "ignored", reason, isOfAuthor: isOfAuthor(entry) };
    if (comparison === "unsure") possibleRepeat ??= entry;
  }
  if (possibleRepeat === null) return null;
  const [, reason] = reasonsNaming(possibleRepeat);
  return { status: "queued", reason, isOfAuthor: isOfAuthor(possibleRepeat) };
}

export function keptOutEntry(
  row: Pick<PostRow, "channel" | "message_id" | "message_ids" | "text" | "contact_keys">,
  advert: Advert,
  {
    why,
    named,
    photos,
    author,
  }: Pick<KeptOut, "why"> & Pick<Fingerprint, "author" | "photos"> & { named: PostKey },
): KeptOut {
  return {
    channel: row.channel,
    message_id: row.message_id,
    message_ids: [...row.message_ids],
    named_channel: named.channel,
    named_message_id: named.message_id,
    why,
    fingerprint: { ...fingerprintOf({ text: row.text, advert }, row.contact_keys, photos), author },
  };
}
