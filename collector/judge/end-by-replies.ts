import { amendText } from "../posts/amend-text.ts";
import { endsListing } from "../posts/ends-listing.ts";
import type { PostRow } from "../posts/rows.ts";
import { type BatchState, listingKey } from "./batch-state.ts";
import { judgePost, type Rules } from "./judge-post.ts";

export function answeredBy(state: BatchState, { channel, reply_to }: PostRow): PostRow | null {
  return reply_to === null ? null : state.withMessage({ channel, message_id: reply_to });
}

/** The posts that a reply to one of them ends: all of the listing. */
export function postsWith(state: BatchState, answered: PostRow): PostRow[] {
  const listing = listingKey(answered);
  return listing ? state.ofListing(listing) : [answered];
}

/** Whether a reply ends the post that it answers, not only one of several homes in it. */
function isEnding(state: BatchState, reply: PostRow, { read }: Rules): boolean {
  const answered = answeredBy(state, reply);
  if (!answered || !endsListing(reply, read)) return false;
  return amendText(answered.text, reply.text, new Date(answered.posted_at), read) === null;
}

/** The replies that stand and end one of the posts, the earliest first. */
function endingReplies(state: BatchState, posts: readonly PostRow[], rules: Rules): PostRow[] {
  return [...Map.groupBy(posts, ({ channel }) => channel)]
    .flatMap(([channel, of]) =>
      state.repliesTo(
        channel,
        of.flatMap(({ message_ids }) => message_ids),
      ),
    )
    .filter((reply) => reply.gone_as_of === null && isEnding(state, reply, rules))
    .toSorted((a, b) => a.posted_at.localeCompare(b.posted_at));
}

/** Ends the listing of the post that a reply answers, with all its posts up to the reply. Returns whether the reply ends it. */
export function endAnswered(state: BatchState, reply: PostRow, rules: Rules): boolean {
  const answered = answeredBy(state, reply);
  if (!answered || !isEnding(state, reply, rules)) return false;
  for (const row of postsWith(state, answered)) {
    if (row.ended_by !== null || row.posted_at > reply.posted_at) continue;
    judgePost(state, { ...row, ended_by: reply.message_id }, rules);
  }
  const { message_id } = answered;
  const reason = `says that message ${message_id} is taken`;
  const known = state.get(reply) ?? reply;
  if (known.reason !== reason && listingKey(known) === null)
    state.change({ ...known, status: "ignored", reason });
  return true;
}

/** Ends a post by the replies that came before it, to it or to another post of its listing. */
export function endByEarlierReplies(state: BatchState, post: PostRow, rules: Rules): void {
  const row = state.get(post) ?? post;
  if (row.ended_by !== null) return;
  for (const reply of endingReplies(state, postsWith(state, row), rules)) endAnswered(state, reply, rules);
}

/** Takes back what a reply ended that is gone or says something else, unless another reply ends it as well. */
export function releaseAnswered(state: BatchState, reply: PostRow, rules: Rules): void {
  const answered = answeredBy(state, reply);
  if (!answered) return;
  const posts = postsWith(state, answered);
  const ended = posts.filter(({ ended_by }) => ended_by === reply.message_id);
  if (ended.length === 0) return;
  const ending = endingReplies(state, posts, rules);
  for (const row of ended) {
    const other = ending.find(({ posted_at }) => posted_at >= row.posted_at);
    judgePost(state, { ...row, ended_by: other?.message_id ?? null }, rules);
  }
}
