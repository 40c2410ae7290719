import { amendText } from "../posts/amend-text.ts";
import { isSameAuthor } from "../posts/author.ts";
import type { PostRow } from "../posts/rows.ts";
import { type BatchState, listingKey } from "./batch-state.ts";
import { answeredPost } from "./end-by-replies.ts";
import { judgePost, type Rules } from "./judge-post.ts";

function isAmending(reply: PostRow, { text, posted_at }: PostRow, { read }: Rules): boolean {
  if (reply.gone_as_of !== null || reply.posted_at < posted_at) return false;
  return amendText(text, reply.text, new Date(posted_at), read) !== null;
}

/** Applies a reply of its author to all earlier posts that the answered one speaks for, or takes its changes back if it makes none any more. */
export function amendAnswered(state: BatchState, reply: PostRow, rules: Rules): void {
  const answered = answeredPost(state, reply);
  if (!answered) return;
  const { message_id, posted_at, text } = reply;
  const counts = isSameAuthor(answered, reply);
  let isAmended = false;
  for (const row of state.postsListedWith(answered)) {
    const stored = row.amendments ?? [];
    const others = stored.filter((amendment) => amendment.message_id !== message_id);
    const isAbout = counts && row.channel === reply.channel && state.speaksFor(reply, row);
    const amendsRow = isAbout && isAmending(reply, row, rules);
    isAmended ||= amendsRow;
    const amendments = amendsRow ? [...others, { message_id, posted_at, text }] : others;
    if (JSON.stringify(amendments) === JSON.stringify(stored)) continue;
    judgePost(state, { ...row, amendments: amendments.length === 0 ? null : amendments }, rules);
  }
  const replyRow = state.get(reply) ?? reply;
  const isNoted = replyRow.reasons.some(({ code }) => code === "amends");
  if (isAmended && !isNoted && listingKey(replyRow) === null)
    state.change({ ...replyRow, status: "ignored", reasons: [{ code: "amends", of: answered.message_id }] });
}

export function amendByEarlierReplies(state: BatchState, post: PostRow, rules: Rules): void {
  for (const reply of state.repliesTo(post.channel, post.message_ids)) amendAnswered(state, reply, rules);
}
