import { amendText } from "../posts/amend-text.ts";
import { isSameAuthor } from "../posts/author.ts";
import { endsListing } from "../posts/ends-listing.ts";
import type { PostRow } from "../posts/rows.ts";
import { type BatchState, listingKey } from "./batch-state.ts";
import { judgePost, type Rules } from "./judge-post.ts";

export function answeredPost(state: BatchState, { channel, reply_to }: PostRow): PostRow | null {
  return reply_to === null ? null : state.withMessage({ channel, message_id: reply_to });
}

/** Whether a reply, by the author of the post that it answers, ends the whole post, not only one of several homes in it. */
function isEnding(state: BatchState, reply: PostRow, { read }: Rules): boolean {
  const answered = answeredPost(state, reply);
  if (!answered || !isSameAuthor(answered, reply) || !endsListing(reply, read)) return false;
  return amendText(answered.text, reply.text, new Date(answered.posted_at), read) === null;
}

function endingReplies(state: BatchState, posts: readonly PostRow[], rules: Rules): PostRow[] {
  return [...Map.groupBy(posts, ({ channel }) => channel)]
    .flatMap(([channel, rows]) =>
      state.repliesTo(
        channel,
        rows.flatMap(({ message_ids }) => message_ids),
      ),
    )
    .filter((reply) => reply.gone_as_of === null && isEnding(state, reply, rules))
    .toSorted((a, b) => a.posted_at.localeCompare(b.posted_at));
}

/** If a reply says that the home is taken, ends all earlier posts that the answered one speaks for. Returns whether it does. */
export function endAnswered(state: BatchState, reply: PostRow, rules: Rules): boolean {
  const answered = answeredPost(state, reply);
  if (!answered || !isEnding(state, reply, rules)) return false;
  for (const row of state.postsSpokenFor(answered)) {
    if (row.ended_by !== null || row.posted_at > reply.posted_at) continue;
    judgePost(state, { ...row, ended_by: reply.message_id }, rules);
  }
  const replyRow = state.get(reply) ?? reply;
  const isNoted = replyRow.reasons.some(({ code }) => code === "ends");
  if (!isNoted && listingKey(replyRow) === null)
    state.change({ ...replyRow, status: "ignored", reasons: [{ code: "ends", of: answered.message_id }] });
  return true;
}

/** Ends a post by replies, to it or to another post of its listing, that were collected before it. */
export function endByEarlierReplies(state: BatchState, post: PostRow, rules: Rules): void {
  const row = state.get(post) ?? post;
  if (row.ended_by !== null) return;
  for (const reply of endingReplies(state, state.postsListedWith(row), rules))
    endAnswered(state, reply, rules);
}

/** Restores the posts that a reply had ended, after the reply was deleted or edited, unless another reply ends them too. */
export function releaseAnswered(state: BatchState, reply: PostRow, rules: Rules): void {
  const answered = answeredPost(state, reply);
  if (!answered) return;
  const posts = state.postsListedWith(answered);
  const ended = posts.filter(({ ended_by }) => ended_by === reply.message_id);
  if (ended.length === 0) return;
  const ending = endingReplies(state, posts, rules);
  for (const row of ended) {
    const other = ending.find((each) => each.posted_at >= row.posted_at && state.speaksFor(each, row));
    judgePost(state, { ...row, ended_by: other?.message_id ?? null }, rules);
  }
}
