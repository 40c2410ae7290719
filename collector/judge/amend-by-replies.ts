import { amendText } from "../posts/amend-text.ts";
import type { PostRow } from "../posts/rows.ts";
import { type BatchState, listingKey } from "./batch-state.ts";
import { answeredBy, postsWith } from "./end-by-replies.ts";
import { judgePost, type Rules } from "./judge-post.ts";

/** Whether a reply that stands changes what a post says. */
function isAmending(reply: PostRow, { text, posted_at }: PostRow, { read }: Rules): boolean {
  if (reply.gone_as_of !== null || reply.posted_at < posted_at) return false;
  return amendText(text, reply.text, new Date(posted_at), read) !== null;
}

/** Changes the listing of the post that a reply answers, all its posts up to the reply, or takes back what the reply has changed. */
export function amendAnswered(state: BatchState, reply: PostRow, rules: Rules): void {
  const answered = answeredBy(state, reply);
  if (!answered) return;
  const { message_id, posted_at, text } = reply;
  let isOne = false;
  for (const row of postsWith(state, answered)) {
    const known = row.amendments ?? [];
    const others = known.filter((one) => one.message_id !== message_id);
    const isNow = row.channel === reply.channel && isAmending(reply, row, rules);
    isOne ||= isNow;
    const amendments = isNow ? [...others, { message_id, posted_at, text }] : others;
    if (JSON.stringify(amendments) === JSON.stringify(known)) continue;
    judgePost(state, { ...row, amendments: amendments.length === 0 ? null : amendments }, rules);
  }
  const own = state.get(reply) ?? reply;
  const reason = `changes what message ${answered.message_id} says`;
  if (isOne && own.reason !== reason && listingKey(own) === null)
    state.change({ ...own, status: "ignored", reason });
}

/** Changes a post by the replies that came before it. */
export function amendByEarlierReplies(state: BatchState, post: PostRow, rules: Rules): void {
  for (const reply of state.repliesTo(post.channel, post.message_ids)) amendAnswered(state, reply, rules);
}
