import { amendText } from "../posts/amend-text.ts";
import type { PostRow } from "../posts/rows.ts";
import { type BatchState, listingKey } from "./batch-state.ts";
import { answeredPost, postsListedWith } from "./end-by-replies.ts";
import { judgePost, type Rules } from "./judge-post.ts";

function isAmending(reply: PostRow, { text, posted_at }: PostRow, { read }: Rules): boolean {
  if (reply.gone_as_of !== null || reply.posted_at < posted_at) return false;
  return amendText(text, reply.text, new Date(posted_at), read) !== null;
}

/** Applies a reply to all earlier posts of the listing that it answers, or takes its changes back if it no longer makes any. */
export function amendAnswered(state: BatchState, reply: PostRow, rules: Rules): void {
  const answered = answeredPost(state, reply);
  if (!answered) return;
  const { message_id, posted_at, text } = reply;
  let isAmended = false;
  for (const row of postsListedWith(state, answered)) {
    const stored = row.amendments ?? [];
    const others = stored.filter((amendment) => amendment.message_id !== message_id);
    const amendsRow = row.channel === reply.channel && isAmending(reply, row, rules);
    isAmended ||= amendsRow;
    const amendments = amendsRow ? [...others, { message_id, posted_at, text }] : others;
    if (JSON.stringify(amendments) === JSON.stringify(stored)) continue;
    judgePost(state, { ...row, amendments: amendments.length === 0 ? null : amendments }, rules);
  }
  const replyRow = state.get(reply) ?? reply;
  const reason = `changes what message ${answered.message_id} says`;
  if (isAmended && replyRow.reason !== reason && listingKey(replyRow) === null)
    state.change({ ...replyRow, status: "ignored", reason });
}

export function amendByEarlierReplies(state: BatchState, post: PostRow, rules: Rules): void {
  for (const reply of state.repliesTo(post.channel, post.message_ids)) amendAnswered(state, reply, rules);
}
