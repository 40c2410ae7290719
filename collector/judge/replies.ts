import { amendText } from "../posts/amend-text.ts";
import { isSameAuthor } from "../posts/author.ts";
import { endsListing, isAboutOneOfSeveral } from "../posts/ends-listing.ts";
import type { Reason } from "../posts/reasons.ts";
import { listingKey, type PostRow } from "../posts/rows.ts";
import type { BatchState } from "./batch-state.ts";
import { judgePost } from "./judge-post.ts";

function answeredPost(state: BatchState, { channel, reply_to }: PostRow): PostRow | null {
  return reply_to === null ? null : state.withMessage({ channel, message_id: reply_to });
}

/** Notes what a reply says, unless it is a listing itself. */
function note(state: BatchState, reply: PostRow, reason: Reason): void {
  const row = state.get(reply) ?? reply;
  if (listingKey(row) === null && !row.reasons.some(({ code }) => code === reason.code))
    state.change({ ...row, status: "ignored", reasons: [reason] });
}

function amends(state: BatchState, reply: PostRow, { text, posted_at }: PostRow): boolean {
  return amendText(text, reply.text, new Date(posted_at), state.rules.read) !== null;
}

/** Whether a reply, by the author of the post that it answers, ends the whole post, not only one of several homes in it. */
function isEnding(state: BatchState, reply: PostRow): boolean {
  const answered = answeredPost(state, reply);
  if (!answered || !isSameAuthor(answered, reply) || !endsListing(reply, state.rules.read)) return false;
  return !amends(state, reply, answered) && !isAboutOneOfSeveral(reply.text, answered);
}

/** Works out anew which posts of a listing have ended: those before a reply that says so, by an author who speaks for them. */
export function endByReplies(state: BatchState, post: PostRow): void {
  const posts = state.postsListedWith(state.get(post) ?? post);
  const ending = posts
    .flatMap(({ channel, message_ids }) => state.repliesTo(channel, message_ids))
    .filter((reply) => reply.gone_as_of === null && isEnding(state, reply))
    .toSorted((a, b) => a.posted_at.localeCompare(b.posted_at));
  for (const row of posts) {
    const reply = ending.find((each) => each.posted_at >= row.posted_at && state.speaksFor(each, row));
    const ended_by = reply?.message_id ?? null;
    if (ended_by !== row.ended_by) judgePost(state, { ...row, ended_by });
  }
  for (const reply of ending) {
    const answered = answeredPost(state, reply);
    if (answered) note(state, reply, { code: "ends", of: answered.message_id });
  }
}

/** Applies a reply of its author to all earlier posts that the answered one speaks for, or takes its changes back if it makes none any more. */
function amendAnswered(state: BatchState, reply: PostRow): void {
  const answered = answeredPost(state, reply);
  if (!answered) return;
  const { channel, message_id, posted_at, text } = reply;
  const counts = isSameAuthor(answered, reply) && reply.gone_as_of === null;
  let isAmended = false;
  for (const row of state.postsListedWith(answered)) {
    const stored = row.amendments ?? [];
    const others = stored.filter((amendment) => amendment.message_id !== message_id);
    const isAbout = counts && row.channel === channel && state.speaksFor(reply, row);
    const amendsRow = isAbout && posted_at >= row.posted_at && amends(state, reply, row);
    isAmended ||= amendsRow;
    const amendments = amendsRow ? [...others, { message_id, posted_at, text }] : others;
    if (JSON.stringify(amendments) === JSON.stringify(stored)) continue;
    judgePost(state, { ...row, amendments: amendments.length === 0 ? null : amendments });
  }
  if (isAmended) note(state, reply, { code: "amends", of: answered.message_id });
}

/** What a new, edited or deleted post does as a reply to another. */
export function applyReply(state: BatchState, reply: PostRow): void {
  amendAnswered(state, reply);
  const answered = answeredPost(state, reply);
  if (answered) endByReplies(state, answered);
}

/** What replies, to a new post or to another post of its listing, that were collected before it, do to it. */
export function applyEarlierReplies(state: BatchState, post: PostRow): void {
  for (const reply of state.repliesTo(post.channel, post.message_ids)) amendAnswered(state, reply);
  endByReplies(state, post);
}
