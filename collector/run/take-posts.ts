import { messagesAmong, partId, partOf, partsAmong } from "../../lib/rental/message-part.ts";
import type { BatchState } from "../judge/batch-state.ts";
import { judgePost } from "../judge/judge-post.ts";
import { applyEarlierReplies, applyReply } from "../judge/replies.ts";
import { authorHash, UNKNOWN_AUTHOR } from "../posts/author.ts";
import type { ChannelPost, IncomingPost } from "../posts/post.ts";
import { keyText } from "../posts/post-key.ts";
import { type Read, statesRent } from "../posts/reader.ts";
import type { PostRow } from "../posts/rows.ts";
import { storableText } from "../sources/message.ts";

export type Source = {
  channel: string;
  /** The newest time in the source. A post that was deleted by then is not restored by it. */
  asOf: Date;
  /** The key of `authorHash`. */
  authorKey: string;
};

/** `posts.author` for what `authorOf` says. */
export const storedAuthor = ({ authorKey }: Source, author: string | null): string =>
  author === null ? UNKNOWN_AUTHOR : authorHash(authorKey, author);

function iso(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}

const MAX_TEXT_LENGTH = 50_000;

function textOf({ text }: ChannelPost): string {
  return storableText(text, MAX_TEXT_LENGTH);
}

function hasLostMessages(known: PostRow, { post, isPartial }: IncomingPost): boolean {
  return !isPartial && known.message_ids.some((id) => !post.messageIds.includes(id));
}

/** The time of the newest edit. A deletion from an album counts as an edit, so that no older source restores the message. */
function editedAt(known: PostRow | null, incoming: IncomingPost, asOf: Date): string | null {
  const times = [iso(incoming.post.editedAt), known?.edited_at ?? null];
  if (known && hasLostMessages(known, incoming)) times.push(iso(asOf));
  return times.reduce((newest, time) =>
    newest === null || (time !== null && time > newest) ? time : newest,
  );
}

function statesSameRents({ text, posted_at }: PostRow, newText: string, read: Read): boolean {
  const rentsOf = (text: string) =>
    JSON.stringify(read(text, new Date(posted_at)).rents.map(({ value }) => value));
  return text === newText || rentsOf(text) === rentsOf(newText);
}

/** Whether an edit of one message of an album leaves the stored text: only a caption that states a rent replaces that of another photo. */
function keepsStoredText(known: PostRow, { post, isPartial }: IncomingPost, read: Read): boolean {
  if (!isPartial) return false;
  if (post.id === known.message_id) return post.text === "" && known.message_ids.length > 1;
  return !statesRent(read)(post.text, post.postedAt);
}

function rowOf(source: Source, incoming: IncomingPost, known: PostRow | null, read: Read): PostRow {
  const { channel, asOf } = source;
  const { post, sourceHash, isPartial } = incoming;
  const key = known?.message_id ?? post.id;
  const isTextKept = known !== null && keepsStoredText(known, incoming, read);
  const text = isTextKept ? known.text : textOf(post);
  const storedIds = isPartial && known ? known.message_ids : [];
  // The homes that the text no longer lists are gone with it.
  const others = isTextKept ? storedIds : messagesAmong(storedIds);
  return {
    channel,
    message_id: key,
    // With the post's own message even after its deletion: the owner may name the post by it.
    message_ids: [...new Set([key, ...others, ...post.messageIds])].sort((a, b) => a - b),
    posted_at: post.postedAt.toISOString(),
    edited_at: editedAt(known, incoming, asOf),
    text,
    reply_to: post.replyTo,
    forwarded_from: post.forwardedFrom,
    author: storedAuthor(source, post.author) || (known?.author ?? UNKNOWN_AUTHOR),
    topic: post.topic ?? known?.topic ?? null,
    media: known?.media ?? [],
    source_hash: sourceHash,
    rules: "",
    status: known?.status ?? "ignored",
    reasons: known?.reasons ?? [],
    contact_keys: known?.contact_keys ?? [],
    ended_by: known?.ended_by ?? null,
    gone_as_of: null,
    listing_channel: known?.listing_channel ?? null,
    listing_message_id: known?.listing_message_id ?? null,
    second_reading: known?.text === text ? known.second_reading : null,
    map_link: known?.text === text ? known.map_link : null,
    amendments: known && statesSameRents(known, text, read) ? known.amendments : null,
  };
}

/** Whether a source delivers the stored text, or the part of it that is left after messages of the album were deleted. */
function isSameText(known: PostRow, one: IncomingPost): boolean {
  const text = textOf(one.post);
  return !one.isPartial && (hasLostMessages(known, one) ? known.text.includes(text) : known.text === text);
}

/** Whether the stored post is newer. An album may have an older edit time than before: its last edited message was deleted. */
function isStoredNewer(known: PostRow, one: IncomingPost, asOf: Date): boolean {
  const time = asOf.toISOString();
  if (known.gone_as_of !== null && time <= known.gone_as_of) return true;
  const edited = known.edited_at ?? known.posted_at;
  const incoming = (one.post.editedAt ?? one.post.postedAt).toISOString();
  return edited > incoming && !(edited <= time && isSameText(known, one));
}

/** Adds posts to the state, in posting order. A post that is older than its stored row changes nothing. Homes that a message no longer lists end. */
export function takePosts(state: BatchState, source: Source, incoming: readonly IncomingPost[]): void {
  const { channel, asOf } = source;
  const taken = new Set<string>();
  for (const incomingPost of incoming) {
    const { post } = incomingPost;
    const own = state.get({ channel, message_id: post.id });
    const first = partId(post.messageIds[0] ?? post.id, partOf(post.id));
    const holder = own ?? state.withMessage({ channel, message_id: first });
    // A row that another post of this run has claimed is not this one's, except for several edits of one album.
    const known = holder && taken.has(keyText(holder)) && !incomingPost.isPartial ? own : holder;
    if (known ? isStoredNewer(known, incomingPost, asOf) : incomingPost.isPartial && post.text === "")
      continue;
    const row = rowOf(source, incomingPost, known, state.rules.read);
    taken.add(keyText(row));
    const before = state.get(row);
    judgePost(state, row);
    applyReply(state, row);
    if (!before) applyEarlierReplies(state, row);
    const isGone = ({ message_id }: PostRow) => partOf(message_id) > partsAmong(row.message_ids);
    takeDeletions(state, source, state.homesIn(row).filter(isGone));
  }
}

/** Removes posts that an export should contain but does not, except posts written or edited after it. */
export function takeDeletions(state: BatchState, { asOf }: Source, deleted: readonly PostRow[]): void {
  const time = asOf.toISOString();
  for (const row of deleted) {
    if (row.gone_as_of !== null || (row.edited_at ?? row.posted_at) > time) continue;
    const gone = { ...row, gone_as_of: time };
    judgePost(state, gone);
    applyReply(state, gone);
  }
}
