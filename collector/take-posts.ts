import { type BatchState, listingKey } from "./batch-state.ts";
import { endsListing } from "./posts/ends-listing.ts";
import type { Post } from "./posts/post.ts";
import { keyText, type PostRow } from "./rows.ts";
import { type Rules, settlePost } from "./settle-post.ts";

/** A post as it comes from a source. */
export type Incoming = {
  post: Post;
  sourceHash: string;
  /** An album of which the source brings only the message that was edited. */
  isPartial: boolean;
};

export type Source = {
  channel: string;
  /** The newest time that the source knows of: what was gone by then has not come back since. */
  asOf: Date;
};

function iso(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}

/** Postgres cuts nothing: what is longer than any post of Telegram can be is left out of the text. */
const LONGEST_TEXT = 50_000;

function rowOf(channel: string, { post, sourceHash, isPartial }: Incoming, known: PostRow | null): PostRow {
  const isNew = known === null;
  const ids = isPartial && !isNew ? [...known.message_ids, ...post.messageIds] : post.messageIds;
  const keepsText = isPartial && !isNew && post.id !== known.message_id;
  const text = keepsText ? known.text : post.text.slice(0, LONGEST_TEXT).toWellFormed();
  return {
    channel,
    message_id: known?.message_id ?? post.id,
    message_ids: [...new Set(ids)].sort((a, b) => a - b),
    posted_at: post.postedAt.toISOString(),
    edited_at: iso(post.editedAt),
    text,
    reply_to: post.replyTo,
    forwarded_from: post.forwardedFrom,
    media: known?.media ?? [],
    source_hash: sourceHash,
    rules: "",
    status: known?.status ?? "ignored",
    reason: known?.reason ?? null,
    contact_keys: known?.contact_keys ?? [],
    ended_by: known?.ended_by ?? null,
    gone_as_of: null,
    listing_channel: known?.listing_channel ?? null,
    listing_message_id: known?.listing_message_id ?? null,
    second_reading: known?.text === text ? known.second_reading : null,
  };
}

/** Whether what is stored of a post is newer than what a source brings. */
function isNewer(known: PostRow, { post }: Incoming, asOf: Date): boolean {
  if (known.gone_as_of !== null && asOf.toISOString() <= known.gone_as_of) return true;
  const brought = (post.editedAt ?? post.postedAt).toISOString();
  return (known.edited_at ?? known.posted_at) > brought;
}

type Reply = Pick<PostRow, "channel" | "message_id" | "reply_to" | "text" | "posted_at">;

/** The post that a reply says is let; null when it says of none. */
function endedBy(state: BatchState, { channel, reply_to, text }: Reply): PostRow | null {
  if (reply_to === null || !endsListing(text)) return null;
  return state.withMessage({ channel, message_id: reply_to });
}

/** The posts that a reply to one of them ends: all of the listing. */
function postsWith(state: BatchState, answered: PostRow): PostRow[] {
  const listing = listingKey(answered);
  return listing ? state.ofListing(listing) : [answered];
}

/** Ends the listing of the post that a reply answers, with all its posts up to the reply. */
function endAnswered(state: BatchState, reply: Reply, rules: Rules): number | null {
  const answered = endedBy(state, reply);
  if (!answered) return null;
  for (const row of postsWith(state, answered)) {
    if (row.posted_at > reply.posted_at) continue;
    settlePost(state, { ...row, ended_by: row.ended_by ?? reply.message_id }, rules);
  }
  return answered.message_id;
}

/** Takes back what a reply ended that is gone or says something else, unless another reply ends it as well. */
function releaseAnswered(state: BatchState, reply: Reply, rules: Rules): void {
  const answered = endedBy(state, reply);
  if (!answered) return;
  const posts = postsWith(state, answered);
  const others = posts.flatMap(({ channel, message_ids }) => state.repliesTo(channel, message_ids));
  const ending = others
    .filter((row) => row.gone_as_of === null && endsListing(row.text))
    .toSorted((a, b) => a.posted_at.localeCompare(b.posted_at));
  for (const row of posts) {
    if (row.ended_by !== reply.message_id) continue;
    const other = ending.find(({ posted_at }) => posted_at >= row.posted_at);
    settlePost(state, { ...row, ended_by: other?.message_id ?? null }, rules);
  }
}

/** Takes posts into the state, in the order in which they were posted. What is older than what is known changes nothing. */
export function takePosts(
  state: BatchState,
  { channel, asOf }: Source,
  incoming: readonly Incoming[],
  rules: Rules,
): void {
  const taken = new Set<string>();
  for (const one of incoming) {
    const { post } = one;
    const own = state.get({ channel, message_id: post.id });
    const known = own ?? state.withMessage({ channel, message_id: post.messageIds[0] ?? post.id });
    if (known ? isNewer(known, one, asOf) : one.isPartial && post.text === "") continue;
    const row = rowOf(channel, one, known && !taken.has(keyText(known)) ? known : own);
    taken.add(keyText(row));
    const before = state.get(row);
    const ended = endAnswered(state, row, rules);
    settlePost(state, row, rules);
    if (before && ended === null) releaseAnswered(state, before, rules);
    if (ended !== null) {
      const reply = state.get(row) ?? row;
      state.change({ ...reply, status: "ignored", reason: `says that message ${ended} is taken` });
    }
  }
}

/** Marks posts that an export should hold and does not. Those that were posted or edited later than it are left alone. */
export function takeGone(state: BatchState, { asOf }: Source, gone: readonly PostRow[], rules: Rules): void {
  const time = asOf.toISOString();
  for (const row of gone) {
    if (row.gone_as_of !== null || (row.edited_at ?? row.posted_at) > time) continue;
    settlePost(state, { ...row, gone_as_of: time }, rules);
    releaseAnswered(state, row, rules);
  }
}
