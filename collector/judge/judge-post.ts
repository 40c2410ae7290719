import type { Advert } from "@rentals/reader/advert.ts";
import { currentText } from "../posts/amend-text.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import { posterKeys } from "../posts/poster-keys.ts";
import type { Reader } from "../posts/reader.ts";
import type { Reason } from "../posts/reasons.ts";
import type { PostRow, Status } from "../posts/rows.ts";
import { textKeys } from "../posts/text-keys.ts";
import { isBlocked } from "./barred-contacts.ts";
import { type BatchState, isShown, listingKey } from "./batch-state.ts";
import { copyReason, differencesOf } from "./copies.ts";
import type { Corrections } from "./corrections.ts";
import { decide } from "./decide.ts";
import { type Bar, barredBy } from "./kept-out.ts";
import { readPost } from "./read-post.ts";
import { type Compared, findOriginal, type Match } from "./reposts.ts";

export type Rules = Reader & { places: ReadonlySet<string>; version: string; readerVersion: string };

type Judgement = Pick<PostRow, "status" | "reasons"> & { listing: PostKey | null };

function unlisted(status: Status, reasons: Reason[]): Judgement {
  return { status, reasons, listing: null };
}

function ended(reason: Reason, listing: PostKey | null): Judgement {
  return { status: "removed", reasons: [reason], listing };
}

function readLazily(row: PostRow, rules: Rules): Compared {
  return {
    text: currentText(row, rules.read),
    get advert() {
      return readPost(row, rules);
    },
  };
}

function withListing(row: PostRow, listing: PostKey | null): PostRow {
  return {
    ...row,
    listing_channel: listing?.channel ?? null,
    listing_message_id: listing?.message_id ?? null,
  };
}

function joinedListing(state: BatchState, row: PostRow): PostKey | null {
  const { same_as } = state.correctionsOf(row);
  const wanted = same_as ? state.withMessage(same_as) : null;
  return wanted && listingKey(wanted);
}

/** Whether the owner said after a post that its home is taken. A later repost offers the home again. */
export function isTaken({ posted_at }: PostRow, { taken }: Corrections): boolean {
  return taken !== undefined && posted_at <= taken;
}

function merged(listing: PostKey, byOwner: boolean): Judgement {
  const code = byOwner ? "joined-by-owner" : "repeats";
  return { status: "merged", reasons: [{ code, of: listing }], listing };
}

/** Judges a post that repeats a listing. A copy by another author than the listing's adds where it was posted, and waits if it says anything else. */
function judgeRepost(state: BatchState, row: PostRow, listing: PostKey, rules: Rules): Judgement {
  const { same_as, decision } = state.correctionsOf(row);
  const isAllowed = same_as !== undefined || decision === "publish" || state.hasAuthority(row, listing);
  const differences = isAllowed ? [] : differencesOf(state, row, listing, rules);
  if (differences.length === 0) return merged(listing, same_as !== undefined);
  return unlisted("queued", [copyReason(row, listing, differences)]);
}

/**
 * The listing that a post repeats: its author's own rather than another's, and a certain one rather than an unsure one. A listing with which
 * it shares the words, but no contact, counts if it is another author's and certain.
 */
function findRepeated(state: BatchState, row: PostRow, rules: Rules): Match {
  const candidatesBy = (keys: readonly string[]) =>
    state.foundBy(keys, row).flatMap((near) => {
      const listing = listingKey(near);
      return listing ? [{ post: readLazily(near, rules), listing, postedAt: near.posted_at }] : [];
    });
  const { own = [], others = [] } = Object.groupBy(candidatesBy(row.contact_keys), ({ listing }) =>
    state.hasAuthority(row, listing) ? "own" : "others",
  );
  const post = readLazily(row, rules);
  const byContact = [own, others].map((candidates) => findOriginal(post, candidates));
  const certain = byContact.find(({ comparison }) => comparison === "repost");
  if (certain) return certain;
  const alike = candidatesBy(textKeys(row.text)).filter(({ listing }) => !state.hasAuthority(row, listing));
  const byText = findOriginal(post, alike);
  if (byText.comparison === "repost") return byText;
  return (
    byContact.find(({ comparison }) => comparison === "unsure") ?? { comparison: "different", listing: null }
  );
}

/** Judges a publishable post that is in no listing yet: it gets its own, joins the one it repeats, or waits for the owner. */
function judgeUnlistedPost(state: BatchState, row: PostRow, bar: Bar | null, rules: Rules): Judgement {
  const owner = state.correctionsOf(row);
  const joined = joinedListing(state, row);
  if (joined) return merged(joined, true);
  if (owner.decision === "publish") return { status: "published", reasons: [], listing: row };
  const { comparison, listing } = findRepeated(state, row, rules);
  // A listing that is shown in spite of the bar was published by the owner, or is another home in the owner's eyes.
  const isListingShown = listing !== null && state.ownPostsOf(listing).some(isShown);
  if (bar && (bar.isOfAuthor || comparison !== "repost" || !isListingShown))
    return unlisted(bar.status, [bar.reason]);
  if (listing === null) return { status: "published", reasons: [], listing: row };
  if (comparison === "repost") return judgeRepost(state, row, listing, rules);
  return unlisted("queued", [{ code: "may-repeat", of: listing }]);
}

function judgementOf(state: BatchState, row: PostRow, advert: Advert, rules: Rules): Judgement {
  const known = listingKey(row);
  if (row.gone_as_of !== null) return ended({ code: "deleted-in-channel" }, known);
  const owner = state.correctionsOf(row);
  if (row.ended_by !== null && owner.decision !== "publish") {
    return ended({ code: "ended-by-reply", of: row.ended_by }, known);
  }
  if (isTaken(row, owner)) return ended({ code: "ended-by-owner" }, known);
  if (owner.decision !== "publish" && isBlocked(state.blocked, row.contact_keys)) {
    return { status: "ignored", reasons: [{ code: "blocked" }], listing: known };
  }
  const { status, reasons } = decide(advert, owner, rules.places);
  if (status === "ignored" && advert.why === "ended" && known) {
    return ended({ code: "ended-by-itself" }, known);
  }
  if (known === null && status !== "ignored") {
    const bar =
      owner.decision === "publish" ? null : barredBy(state.keptOut, row, advert, state.photosOf(row));
    if (status === "published") return judgeUnlistedPost(state, row, bar, rules);
    if (bar?.status === "ignored") return unlisted("ignored", [bar.reason]);
    if (bar) return unlisted("queued", [...reasons, bar.reason]);
  }
  if (known === null) return unlisted(status, reasons);
  if (status === "published") {
    const isOriginal = keyText(known) === keyText(row);
    return isOriginal ? { status, reasons, listing: known } : judgeRepost(state, row, known, rules);
  }
  // What another author made of a copy is no post of the listing any more.
  const stays = owner.same_as !== undefined || state.hasAuthority(row, known);
  return { status, reasons, listing: stays ? known : null };
}

function judgeRow(state: BatchState, row: PostRow, rules: Rules): void {
  const advert = readPost(row, rules);
  const read = {
    ...row,
    rules: rules.version,
    contact_keys: posterKeys(advert, row.forwarded_from),
  };
  const { status, reasons, listing } = judgementOf(state, read, advert, rules);
  state.change(withListing({ ...read, status, reasons }, listing));
}

/** Reads a post again and decides its status. Joined by the owner, it moves to the other listing, with the reposts of its own. */
export function judgePost(state: BatchState, row: PostRow, rules: Rules): void {
  // The listing in the batch, not in `row`: an earlier post may have moved this one along.
  const listing = listingKey(state.get(row) ?? row);
  const joined = joinedListing(state, row);
  if (listing === null || joined === null || keyText(joined) === keyText(listing)) {
    judgeRow(state, withListing(row, listing), rules);
    return;
  }
  const isFirst = keyText(listing) === keyText(row);
  const reposts = isFirst
    ? state.postsOfListing(listing).filter((other) => keyText(other) !== keyText(row))
    : [];
  const moved = [row, ...reposts].map((each) => withListing(each, joined));
  for (const row of moved) state.change(row);
  for (const each of moved) judgeRow(state, each, rules);
}
