import type { Advert } from "../../reader/advert.ts";
import { currentText } from "../posts/amend-text.ts";
import { posterKeys } from "../posts/poster-keys.ts";
import type { Reader } from "../posts/reader.ts";
import { keyText, type PostKey, type PostRow, type Status } from "../posts/rows.ts";
import type { BatchState } from "./batch-state.ts";
import { isStanding, listingKey } from "./batch-state.ts";
import { decide } from "./decide.ts";
import { type Barred, barredBy } from "./kept-out.ts";
import { readPost } from "./read-post.ts";
import { type Compared, findOriginal } from "./reposts.ts";

/** What posts are judged by. */
export type Rules = Reader & { places: ReadonlySet<string>; version: string; readerVersion: string };

type Judgement = Pick<PostRow, "status" | "reason"> & { listing: PostKey | null };

function unlisted(status: Status, reason: string | null): Judgement {
  return { status, reason, listing: null };
}

function readLater(row: PostRow, rules: Rules): Compared {
  return {
    text: currentText(row, rules.read),
    get advert() {
      return readPost(row, rules);
    },
  };
}

function listedAt(row: PostRow, listing: PostKey | null): PostRow {
  return {
    ...row,
    listing_channel: listing?.channel ?? null,
    listing_message_id: listing?.message_id ?? null,
  };
}

/** The listing that the owner has joined a post with; null where it was not, or that post has none. */
function joinedListing(state: BatchState, row: PostRow): PostKey | null {
  const { same_as } = state.ownerOf(row);
  const wanted = same_as ? state.withMessage(same_as) : null;
  return wanted && listingKey(wanted);
}

function merged(listing: PostKey, byOwner: boolean): Judgement {
  const repeats = `repeats ${keyText(listing)}`;
  return { status: "merged", reason: byOwner ? `the owner says it ${repeats}` : repeats, listing };
}

/** A post that was never listed and may be published: on its own, under the listing it repeats, or once the owner decides. */
function newListing(state: BatchState, row: PostRow, bar: Barred | null, rules: Rules): Judgement {
  const owner = state.ownerOf(row);
  const joined = joinedListing(state, row);
  if (joined) return merged(joined, true);
  if (owner.decision === "publish") return { status: "published", reason: null, listing: row };
  const alike = new Map(
    row.contact_keys.flatMap((contact) => state.withContact(contact)).map((near) => [keyText(near), near]),
  );
  alike.delete(keyText(row));
  const candidates = [...alike.values()].flatMap((near) => {
    const listing = listingKey(near);
    return listing ? [{ post: readLater(near, rules), listing, postedAt: near.posted_at }] : [];
  });
  const { comparison, listing } = findOriginal(readLater(row, rules), candidates);
  // One that stands is shown by the owner's word, or was another home to the owner's eye.
  const isShown = listing !== null && state.ofListing(listing).some(isStanding);
  if (bar && !(comparison === "repost" && isShown)) return { ...bar, listing: null };
  if (listing === null) return { status: "published", reason: null, listing: row };
  if (comparison === "repost") return merged(listing, false);
  return unlisted("queued", `it may repeat ${keyText(listing)}, or be another unit`);
}

function judgementOf(state: BatchState, row: PostRow, advert: Advert, rules: Rules): Judgement {
  const known = listingKey(row);
  if (row.gone_as_of !== null) return { status: "removed", reason: "deleted in the channel", listing: known };
  const owner = state.ownerOf(row);
  if (row.ended_by !== null && owner.decision !== "publish") {
    return { status: "removed", reason: `ended: message ${row.ended_by} says so`, listing: known };
  }
  const { status, reason } = decide(advert, owner, rules.places);
  if (status === "ignored" && advert.why === "ended" && known) {
    return { status: "removed", reason: "ended: it says so itself", listing: known };
  }
  if (known === null && status !== "ignored") {
    const bar =
      owner.decision === "publish" ? null : barredBy(state.keptOut, row, advert, state.photosOf(row));
    if (status === "published") return newListing(state, row, bar, rules);
    if (bar)
      return unlisted(bar.status, [reason, bar.reason].slice(bar.status === "ignored" ? 1 : 0).join("; "));
  }
  if (known === null || status !== "published") return { status, reason, listing: known };
  const isOriginal = keyText(known) === keyText(row);
  return isOriginal ? { status, reason: null, listing: known } : merged(known, owner.same_as !== undefined);
}

function judge(state: BatchState, row: PostRow, rules: Rules): void {
  const advert = readPost(row, rules);
  const read = {
    ...row,
    rules: rules.version,
    contact_keys: posterKeys(advert, row.forwarded_from),
  };
  const { status, reason, listing } = judgementOf(state, read, advert, rules);
  state.change(listedAt({ ...read, status, reason }, listing));
}

/**
 * Reads a post again and decides what becomes of it, in the light of the others of its batch. One that the owner says repeats
 * another goes to that listing; the reposts of a first post go with it, which then has no listing of its own.
 */
export function judgePost(state: BatchState, row: PostRow, rules: Rules): void {
  // As it stands in the batch: an earlier post of it may have taken this one along.
  const listing = listingKey(state.get(row) ?? row);
  const joined = joinedListing(state, row);
  if (listing === null || joined === null || keyText(joined) === keyText(listing)) {
    judge(state, listedAt(row, listing), rules);
    return;
  }
  const isFirst = keyText(listing) === keyText(row);
  const reposts = isFirst ? state.ofListing(listing).filter((other) => keyText(other) !== keyText(row)) : [];
  const moved = [row, ...reposts].map((each) => listedAt(each, joined));
  for (const each of moved) state.change(each);
  for (const each of moved) judge(state, each, rules);
}
