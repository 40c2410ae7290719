import { partsAmong } from "../../lib/rental/message-part.ts";
import { aboutHome } from "../posts/about-home.ts";
import { amendText, currentText, mayAmend } from "../posts/amend-text.ts";
import { isSameAuthor } from "../posts/author.ts";
import { endsListing, isAboutOneOfSeveral } from "../posts/ends-listing.ts";
import type { Reason } from "../posts/reasons.ts";
import { isShown, listingKey, type PostRow, type Status } from "../posts/rows.ts";
import type { BatchState } from "./batch-state.ts";
import { judgePost } from "./judge-post.ts";

/** The posts of all homes in the message that a reply answers. */
const answeredPosts = (state: BatchState, { channel, reply_to }: PostRow): PostRow[] =>
  reply_to === null ? [] : state.homesIn({ channel, message_id: reply_to });

const isOneOfSeveral = ({ message_ids }: PostRow): boolean => partsAmong(message_ids) > 1;

const aboutPost = ({ text }: PostRow, answered: PostRow): ReturnType<typeof aboutHome> =>
  isOneOfSeveral(answered)
    ? aboutHome(text, { ...answered, id: answered.message_id, postedAt: new Date(answered.posted_at) })
    : "all";

/** Whether a rent in a reply may be that of a post: of several homes in the message the one that the reply names (docs/behaviour.md, C23). */
const mayBeRentOf = (reply: PostRow, answered: PostRow): boolean =>
  !isOneOfSeveral(answered) || aboutPost(reply, answered) === "this";

/** Notes what a reply says, unless it is a listing itself. */
function note(state: BatchState, reply: PostRow, reason: Reason, status: Status = "ignored"): void {
  const row = state.get(reply) ?? reply;
  if (listingKey(row) === null && !row.reasons.some(({ code }) => code === reason.code))
    state.change({ ...row, status, reasons: [reason] });
}

const asksForRent = ({ reasons }: PostRow): boolean => reasons.some(({ code }) => code === "may-amend");

/** The post whose rent the owner is asked for because of a reply; null for any other post (docs/behaviour.md, C11). */
export const postInQuestion = (state: BatchState, reply: PostRow): PostRow | null =>
  (asksForRent(reply) && answeredPosts(state, reply).find((post) => mayBeRentOf(reply, post))) || null;

/** Settles the replies because of which the owner was asked for the rent of a post. */
export function settleQuestions(state: BatchState, post: PostRow): void {
  for (const reply of state.repliesTo(post.channel, post.message_ids))
    if (asksForRent(reply) && mayBeRentOf(reply, post))
      note(state, reply, { code: "amends", of: post.message_id });
}

/** Asks the owner for the rent of a shown post if a reply leaves open which of its rents it changes, and the owner has not decided yet. */
function askForRent(state: BatchState, reply: PostRow, answered: PostRow): void {
  const listing = listingKey(answered);
  const isDecided =
    state.correctionsOf(reply).decision !== undefined || state.correctionsOf(answered).price !== undefined;
  if (listing === null || !isShown(answered) || isDecided) return;
  if (
    mayAmend(
      currentText(answered, state.rules.read),
      reply.text,
      new Date(answered.posted_at),
      state.rules.read,
    )
  )
    note(state, reply, { code: "may-amend", of: listing }, "queued");
}

function amends(state: BatchState, reply: PostRow, { text, posted_at }: PostRow): boolean {
  return amendText(text, reply.text, new Date(posted_at), state.rules.read) !== null;
}

/** Whether a reply, by the author of the post that it answers, ends the whole post, not only one of several homes in it. */
function isEnding(state: BatchState, reply: PostRow, answered: PostRow): boolean {
  const about = aboutPost(reply, answered);
  if (reply.gone_as_of !== null || about === "another" || !isSameAuthor(answered, reply)) return false;
  if (!endsListing(reply, state.rules.read, about === "this")) return false;
  return !amends(state, reply, answered) && !isAboutOneOfSeveral(reply.text, answered);
}

/** Works out anew which posts of a listing have ended: those before a reply that says so, by an author who speaks for them. */
export function endByReplies(state: BatchState, post: PostRow): void {
  const posts = state.postsListedWith(state.get(post) ?? post);
  const ending = posts
    .flatMap((answered) =>
      state
        .repliesTo(answered.channel, answered.message_ids)
        .filter((reply) => isEnding(state, reply, answered))
        .map((reply) => ({ reply, answered })),
    )
    .toSorted((a, b) => a.reply.posted_at.localeCompare(b.reply.posted_at));
  for (const row of posts) {
    const found = ending.find(({ reply }) => reply.posted_at >= row.posted_at && state.speaksFor(reply, row));
    const ended_by = found?.reply.message_id ?? null;
    if (ended_by !== row.ended_by) judgePost(state, { ...row, ended_by });
  }
  for (const { reply, answered } of ending) note(state, reply, { code: "ends", of: answered.message_id });
}

/** Applies a reply of its author to all earlier posts that the answered one speaks for, or takes its changes back if it makes none any more. */
function amendAnswered(state: BatchState, reply: PostRow, answered: PostRow): void {
  const { channel, message_id, posted_at, text } = reply;
  const counts = isSameAuthor(answered, reply) && reply.gone_as_of === null && mayBeRentOf(reply, answered);
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
  else if (counts) askForRent(state, reply, state.get(answered) ?? answered);
}

/** What a new, edited or deleted post does as a reply to another. */
export function applyReply(state: BatchState, reply: PostRow): void {
  for (const answered of answeredPosts(state, reply)) amendAnswered(state, reply, answered);
  for (const answered of answeredPosts(state, reply)) endByReplies(state, answered);
}

/** What replies, to a new post or to another post of its listing, that were collected before it, do to it. */
export function applyEarlierReplies(state: BatchState, post: PostRow): void {
  for (const reply of state.repliesTo(post.channel, post.message_ids))
    for (const answered of answeredPosts(state, reply)) amendAnswered(state, reply, answered);
  endByReplies(state, post);
}
