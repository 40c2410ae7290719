import { ownIds } from "../../lib/rental/message-part.ts";
import { isSameAuthor } from "../posts/author.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import type { Reason } from "../posts/reasons.ts";
import type { PostRow } from "../posts/rows.ts";
import type { BatchState } from "./batch-state.ts";
import { compareFingerprints } from "./compare-adverts.ts";
import { isCopy } from "./copies.ts";
import { type Fingerprint, fingerprintOf, type KeptOut, shortHash } from "./fingerprint.ts";
import type { Reading } from "./read-post.ts";

/** Whether a post was left out as a repeat of one that is kept out. */
const repeatsKeptOut = ({ reasons }: Pick<PostRow, "reasons">, entry: KeptOut): boolean =>
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
export function barredBy(state: BatchState, row: PostRow): Bar | null {
  const others = state.keptOut.filter((entry) => {
    const { author } = entry.fingerprint;
    return (
      keyText(entry) !== keyText(row) && (author === undefined || isSameAuthor({ ...entry, author }, row))
    );
  });
  if (others.length === 0) return null;
  const isOfAuthor = ({ fingerprint: { author } }: KeptOut) => author !== undefined;
  const own = fingerprintOf(state.read(row), row.contact_keys, state.photosOf(row));
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

type Keeping = Pick<KeptOut, "why"> & Pick<Fingerprint, "author" | "photos"> & { named: PostKey };

export function keptOutEntry(
  row: PostRow,
  reading: Reading,
  { why, named, photos, author }: Keeping,
): KeptOut {
  return {
    channel: row.channel,
    message_id: row.message_id,
    message_ids: ownIds(row),
    named_channel: named.channel,
    named_message_id: named.message_id,
    why,
    fingerprint: { ...fingerprintOf(reading, row.contact_keys, photos), author },
  };
}

/**
 * The author whose posts alone stay out with a copy that the owner removes or leaves out: its words and photos are another's.
 * Undefined for an advert of its own.
 */
export function copyingAuthor(state: BatchState, row: PostRow): PostRow["author"] | undefined {
  const stored = state.before(row) ?? row;
  const entry = state.keptOut.find((each) => keyText(each) === keyText(row) || repeatsKeptOut(stored, each));
  return isCopy(state, stored) ? row.author : entry?.fingerprint.author;
}

/** What of a batch the owner has rejected, and what no longer. */
export function rejections(state: BatchState): { keptOut: KeptOut[]; allowed: PostKey[] } {
  const keptOut: KeptOut[] = [];
  const allowed: PostKey[] = [];
  for (const row of state.changedRows()) {
    const existing = state.keptOut.find((entry) => keyText(entry) === keyText(row));
    if (state.correctionsOf(row).decision === "reject") {
      // A rejected post loses its photos, so hashes of an earlier fingerprint are carried over.
      const photos = [...new Set([...(existing?.fingerprint.photos ?? []), ...state.photosOf(row)])];
      const reading = state.read({ ...row, amendments: null });
      const author = copyingAuthor(state, row);
      keptOut.push(keptOutEntry(row, reading, { why: "rejected", named: row, photos, author }));
    } else if (existing) allowed.push(row);
  }
  return { keptOut, allowed };
}

/** About a hundred of all possible numbers share a hash of this length, but no two of ten thousand posters do by chance. */
const CONTACT_BITS = 22;

/** The hash by which a removed contact (as in `posterKeys`) stays out (docs/behaviour.md, C15): too many numbers share it to reveal one. */
export const removedContactHash = (contact: string): number => shortHash(`removed ${contact}`, CONTACT_BITS);

export function removedHash(removed: ReadonlySet<number>, contacts: readonly string[]): number | undefined {
  return removed.size === 0 ? undefined : contacts.map(removedContactHash).find((hash) => removed.has(hash));
}
