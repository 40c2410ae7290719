import { posterKeys } from "../posts/author.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import type { Reason } from "../posts/reasons.ts";
import { isShown, listingKey, type PostRow, type Status } from "../posts/rows.ts";
import type { BatchState } from "./batch-state.ts";
import { copyReason, differencesOf } from "./copies.ts";
import type { Corrections } from "./corrections.ts";
import { decide } from "./decide.ts";
import { findRepeated } from "./find-repeated.ts";
import { type Bar, barredBy } from "./kept-out.ts";
import { suspicionOf } from "./suspicions.ts";
import { contactsWarnedOf } from "./warnings.ts";

type Judgement = Pick<PostRow, "status" | "reasons"> & { listing: PostKey | null };

function unlisted(status: Status, reasons: Reason[]): Judgement {
  return { status, reasons, listing: null };
}

function ended(reason: Reason, listing: PostKey | null): Judgement {
  return { status: "removed", reasons: [reason], listing };
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
function judgeRepost(state: BatchState, row: PostRow, listing: PostKey): Judgement {
  const { same_as, decision } = state.correctionsOf(row);
  const isAllowed = same_as !== undefined || decision === "publish" || state.hasAuthority(row, listing);
  const differences = isAllowed ? [] : differencesOf(state, row, listing);
  if (differences.length === 0) return merged(listing, same_as !== undefined);
  return unlisted("queued", [copyReason(row, listing, differences)]);
}

/** Judges a publishable post that is in no listing yet: it gets its own, joins the one it repeats, or waits for the owner. */
function judgeUnlistedPost(state: BatchState, row: PostRow, bar: Bar | null): Judgement {
  const owner = state.correctionsOf(row);
  const joined = joinedListing(state, row);
  if (joined) return merged(joined, true);
  if (owner.decision === "publish") return { status: "published", reasons: [], listing: row };
  const { comparison, listing } = findRepeated(state, row);
  // A listing that is shown in spite of the bar was published by the owner, or is another home in the owner's eyes.
  const isListingShown = listing !== null && state.ownPostsOf(listing).some(isShown);
  if (bar && (bar.isOfAuthor || comparison !== "repost" || !isListingShown))
    return unlisted(bar.status, [bar.reason]);
  if (listing === null) return { status: "published", reasons: [], listing: row };
  if (comparison === "repost") return judgeRepost(state, row, listing);
  return unlisted("queued", [{ code: "may-repeat", of: listing }]);
}

function judgementOf(state: BatchState, row: PostRow): Judgement {
  const { advert } = state.read(row);
  const known = listingKey(row);
  if (row.gone_as_of !== null) return ended({ code: "deleted-in-channel" }, known);
  const owner = state.correctionsOf(row);
  if (row.ended_by !== null && owner.decision !== "publish") {
    return ended({ code: "ended-by-reply", of: row.ended_by }, known);
  }
  if (isTaken(row, owner)) return ended({ code: "ended-by-owner" }, known);
  if (owner.decision !== "publish" && row.contact_keys.some((contact) => state.blocked.has(contact))) {
    return { status: "ignored", reasons: [{ code: "blocked" }], listing: known };
  }
  const decision = decide(advert, owner, state.rules.places);
  const { status, reasons } = decision;
  if (status === "ignored" && advert.why === "ended" && known) {
    return ended({ code: "ended-by-itself" }, known);
  }
  const suspicion = status === "ignored" ? null : suspicionOf(state, row, decision);
  if (known === null && status !== "ignored") {
    const bar = owner.decision === "publish" ? null : (barredBy(state, row) ?? suspicion);
    if (status === "published") return judgeUnlistedPost(state, row, bar);
    if (bar?.status === "ignored") return unlisted("ignored", [bar.reason]);
    if (bar) return unlisted("queued", [...reasons, bar.reason]);
  }
  if (known === null) return unlisted(status, reasons);
  if (status === "published") {
    if (suspicion) return { status: "queued", reasons: [suspicion.reason], listing: known };
    const isOriginal = keyText(known) === keyText(row);
    return isOriginal ? { status, reasons, listing: known } : judgeRepost(state, row, known);
  }
  // What another author made of a copy is no post of the listing any more.
  const stays = owner.same_as !== undefined || state.hasAuthority(row, known);
  return { status, reasons, listing: stays ? known : null };
}

/** Judges a post, and after a warning the posts of contacts that it begins or ceases to warn of. */
function judgeRow(state: BatchState, row: PostRow): void {
  const contact_keys = posterKeys(state.read(row).advert, row.forwarded_from);
  const read = { ...row, rules: state.rules.version, contact_keys };
  const { status, reasons, listing } = judgementOf(state, read);
  const judged = withListing({ ...read, status, reasons }, listing);
  state.change(judged);
  const warnedOf = new Set(contactsWarnedOf(judged)).symmetricDifference(new Set(contactsWarnedOf(row)));
  for (const post of state.foundBy([...warnedOf], judged)) judgeRow(state, post);
}

/** Reads a post again and decides its status. Joined by the owner, it moves to the other listing, with the reposts of its own. */
export function judgePost(state: BatchState, row: PostRow): void {
  // The listing in the batch, not in `row`: an earlier post may have moved this one along.
  const listing = listingKey(state.get(row) ?? row);
  const joined = joinedListing(state, row);
  if (listing === null || joined === null || keyText(joined) === keyText(listing)) {
    judgeRow(state, withListing(row, listing));
    return;
  }
  const isFirst = keyText(listing) === keyText(row);
  const reposts = isFirst
    ? state.postsOfListing(listing).filter((other) => keyText(other) !== keyText(row))
    : [];
  const moved = [row, ...reposts].map((each) => withListing(each, joined));
  for (const row of moved) state.change(row);
  for (const each of moved) judgeRow(state, each);
}
