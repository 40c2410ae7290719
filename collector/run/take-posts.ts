import { amendAnswered, amendByEarlierReplies } from "../judge/amend-by-replies.ts";
import type { BatchState } from "../judge/batch-state.ts";
import { endAnswered, endByEarlierReplies, releaseAnswered } from "../judge/end-by-replies.ts";
import { judgePost, type Rules } from "../judge/judge-post.ts";
import { keepsStoredText } from "../posts/join-albums.ts";
import type { ChannelPost, IncomingPost } from "../posts/post.ts";
import { keyText, type PostRow } from "../posts/rows.ts";

export type Source = {
  channel: string;
  /** The newest time that the source knows of: what was gone by then has not come back since. */
  asOf: Date;
};

function iso(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}

/** Postgres cuts nothing: what is longer than any post of Telegram can be is left out of the text. */
const MAX_TEXT_LENGTH = 50_000;

function textOf({ text }: ChannelPost): string {
  return text.slice(0, MAX_TEXT_LENGTH).toWellFormed();
}

/** Whether a source no longer holds some message of an album. */
function isLacking(known: PostRow, { post, isPartial }: IncomingPost): boolean {
  return !isPartial && known.message_ids.some((id) => !post.messageIds.includes(id));
}

/** The time of the newest edit; a deletion from an album counts as one, since nothing older may bring the message back. */
function editedAt(known: PostRow | null, one: IncomingPost, asOf: Date): string | null {
  const times = [iso(one.post.editedAt), known?.edited_at ?? null];
  if (known && isLacking(known, one)) times.push(iso(asOf));
  return times.reduce((newest, time) =>
    newest === null || (time !== null && time > newest) ? time : newest,
  );
}

/** Whether a new text leaves the rents as they were, and so what replies have made of them. */
function asksSameRents({ text, posted_at }: PostRow, now: string, { read }: Rules): boolean {
  const rentsOf = (of: string) =>
    JSON.stringify(read(of, new Date(posted_at)).rents.map(({ value }) => value));
  return text === now || rentsOf(text) === rentsOf(now);
}

function rowOf({ channel, asOf }: Source, one: IncomingPost, known: PostRow | null, rules: Rules): PostRow {
  const { post, sourceHash, isPartial } = one;
  const key = known?.message_id ?? post.id;
  const others = isPartial && known ? known.message_ids : [];
  const text = known && keepsStoredText(known, one, rules.read) ? known.text : textOf(post);
  return {
    channel,
    message_id: key,
    // Its own message too, where that is deleted: the owner may name the post by it.
    message_ids: [...new Set([key, ...others, ...post.messageIds])].sort((a, b) => a - b),
    posted_at: post.postedAt.toISOString(),
    edited_at: editedAt(known, one, asOf),
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
    amendments: known && asksSameRents(known, text, rules) ? known.amendments : null,
  };
}

/** Whether a source that is later than what is stored brings no words but those, and maybe fewer messages. */
function repeats(known: PostRow, one: IncomingPost): boolean {
  const text = textOf(one.post);
  return !one.isPartial && (isLacking(known, one) ? known.text.includes(text) : known.text === text);
}

/**
 * Whether what is stored of a post is newer than what a source brings. An album whose newest edit was of a message that is
 * deleted by now has an older one again.
 */
function isNewer(known: PostRow, one: IncomingPost, asOf: Date): boolean {
  const time = asOf.toISOString();
  if (known.gone_as_of !== null && time <= known.gone_as_of) return true;
  const edited = known.edited_at ?? known.posted_at;
  const brought = (one.post.editedAt ?? one.post.postedAt).toISOString();
  return edited > brought && !(edited <= time && repeats(known, one));
}

/** Takes posts into the state, in the order in which they were posted. What is older than what is known changes nothing. */
export function takePosts(
  state: BatchState,
  source: Source,
  incoming: readonly IncomingPost[],
  rules: Rules,
): void {
  const { channel, asOf } = source;
  const taken = new Set<string>();
  for (const one of incoming) {
    const { post } = one;
    const own = state.get({ channel, message_id: post.id });
    const holder = own ?? state.withMessage({ channel, message_id: post.messageIds[0] ?? post.id });
    // What another post of this run holds by now is no longer of this one; of an album several edits may come at once.
    const known = holder && taken.has(keyText(holder)) && !one.isPartial ? own : holder;
    if (known ? isNewer(known, one, asOf) : one.isPartial && post.text === "") continue;
    const row = rowOf(source, one, known, rules);
    taken.add(keyText(row));
    const before = state.get(row);
    judgePost(state, row, rules);
    amendAnswered(state, row, rules);
    const hasEnded = endAnswered(state, row, rules);
    if (before && !hasEnded) releaseAnswered(state, before, rules);
    if (before) continue;
    amendByEarlierReplies(state, row, rules);
    endByEarlierReplies(state, row, rules);
  }
}

/** Marks posts that an export should hold and does not. Those that were posted or edited later than it are left alone. */
export function takeGone(state: BatchState, { asOf }: Source, gone: readonly PostRow[], rules: Rules): void {
  const time = asOf.toISOString();
  for (const row of gone) {
    if (row.gone_as_of !== null || (row.edited_at ?? row.posted_at) > time) continue;
    judgePost(state, { ...row, gone_as_of: time }, rules);
    amendAnswered(state, { ...row, gone_as_of: time }, rules);
    releaseAnswered(state, row, rules);
  }
}
