import { storedPhotoHashes } from "../photos/photo-hashes.ts";
import { isSameAuthor, UNKNOWN_AUTHOR } from "../posts/author.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import type { CorrectionRow, PostRow } from "../posts/rows.ts";
import { textKeys } from "../posts/text-keys.ts";
import { type Corrections, correctionsByPost } from "./corrections.ts";
import type { KeptOut } from "./fingerprint.ts";
import { hasSameWords, type Reading, type Rules, readPost } from "./read-post.ts";

export function listingKey({ listing_channel, listing_message_id }: PostRow): PostKey | null {
  if (listing_channel === null || listing_message_id === null) return null;
  return { channel: listing_channel, message_id: listing_message_id };
}

/** Whether a post is the first of its listing. */
const isFirst = ({ channel, message_id, listing_channel, listing_message_id }: PostRow): boolean =>
  channel === listing_channel && message_id === listing_message_id;

/** By what a post is found when another repeats it (docs/behaviour.md, C6, C19). */
export const findingKeys = (post: PostRow): string[] =>
  isFirst(post) ? [...post.contact_keys, ...textKeys(post.text)] : post.contact_keys;

/** A key of posts that may be repeated. Those by the author `not_by` are not wanted; null wants all. */
export type FindingKey = { key: string; not_by: string | null };

/** By what the posts are found that a post may repeat: its contacts, and its words in posts of others (docs/behaviour.md, C19). */
export function keysToFind({
  contact_keys,
  text,
  author,
}: Pick<PostRow, "contact_keys" | "text" | "author">): FindingKey[] {
  const not_by = author === UNKNOWN_AUTHOR ? null : author;
  return [
    ...contact_keys.map((key) => ({ key, not_by: null })),
    ...textKeys(text).map((key) => ({ key, not_by })),
  ];
}

const replyTerm = (message: PostKey): string => `reply to ${keyText(message)}`;
const listingTerm = (listing: PostKey): string => `listed as ${keyText(listing)}`;

/** Under what a post of a batch is looked up. */
function termsOf(post: PostRow): string[] {
  const { channel, reply_to } = post;
  const listing = listingKey(post);
  return [
    ...findingKeys(post),
    ...(reply_to === null ? [] : [replyTerm({ channel, message_id: reply_to })]),
    ...(listing === null ? [] : [listingTerm(listing)]),
  ];
}

export const isShown = ({ status }: PostRow): boolean => status === "published" || status === "merged";

type StoredState = {
  posts: readonly PostRow[];
  corrections: readonly CorrectionRow[];
  keptOut: readonly KeptOut[];
  /** Contacts whose posts are left out, as in `posterKeys`. */
  blocked: ReadonlySet<string>;
  /** Hashes of photos that the source delivers, by `keyText` of their messages. */
  incomingPhotos?: ReadonlyMap<string, readonly string[]>;
};

/** The posts that a batch may affect: their stored rows, the rows as changed so far, and what was read of each, once. */
export class BatchState {
  readonly rules: Rules;
  readonly keptOut: readonly KeptOut[];
  readonly blocked: ReadonlySet<string>;
  readonly #incomingPhotos: ReadonlyMap<string, readonly string[]>;
  readonly #changed = new Set<string>();
  readonly #stored = new Map<string, PostRow>();
  readonly #rows = new Map<string, PostRow>();
  readonly #readings = new Map<string, { row: PostRow; reading: Reading }>();
  readonly #byMessage = new Map<string, string>();
  /** Keys of posts by their `termsOf`, those of earlier rows of a post too. */
  readonly #byTerm = new Map<string, Set<string>>();
  readonly #corrections = new Map<string, CorrectionRow>();
  #corrected = new Map<string, Corrections>();

  constructor(rules: Rules, { posts, corrections, keptOut, blocked, incomingPhotos }: StoredState) {
    this.rules = rules;
    this.keptOut = keptOut;
    this.blocked = blocked;
    this.#incomingPhotos = incomingPhotos ?? new Map();
    this.correct(corrections);
    for (const row of posts) {
      this.#put(row);
      this.#stored.set(keyText(row), row);
    }
  }

  #put(row: PostRow): void {
    const key = keyText(row);
    this.#rows.set(key, row);
    for (const message_id of [...row.message_ids, row.message_id]) {
      this.#byMessage.set(keyText({ channel: row.channel, message_id }), key);
    }
    for (const term of termsOf(row)) {
      const keys = this.#byTerm.get(term) ?? new Set();
      this.#byTerm.set(term, keys.add(key));
    }
  }

  change(row: PostRow): void {
    this.#put(row);
    this.#changed.add(keyText(row));
  }

  get(key: PostKey): PostRow | null {
    return this.#rows.get(keyText(key)) ?? null;
  }

  /** The post that a message belongs to, whichever message of an album it is. */
  withMessage(key: PostKey): PostRow | null {
    return this.#rows.get(this.#byMessage.get(keyText(key)) ?? "") ?? null;
  }

  /** What is read of a row, of the batch or about to be. Read anew only if its words have changed. */
  read(row: PostRow): Reading {
    const known = this.#readings.get(keyText(row));
    if (known && hasSameWords(known.row, row)) return known.reading;
    const reading = readPost(row, this.rules);
    this.#readings.set(keyText(row), { row, reading });
    return reading;
  }

  #withTerms(terms: readonly string[]): PostRow[] {
    const keys = new Set(terms.flatMap((term) => [...(this.#byTerm.get(term) ?? [])]));
    return [...keys].flatMap((key) => this.#rows.get(key) ?? []);
  }

  /** The other posts with any of these `findingKeys`. */
  foundBy(keys: readonly string[], post: PostRow): PostRow[] {
    return this.#withTerms(keys).filter((row) => keyText(row) !== keyText(post));
  }

  repliesTo(channel: string, messageIds: readonly number[]): PostRow[] {
    const replies = this.#withTerms(messageIds.map((message_id) => replyTerm({ channel, message_id })));
    return replies.filter(({ reply_to }) => reply_to !== null && messageIds.includes(reply_to));
  }

  postsOfListing(key: PostKey): PostRow[] {
    return this.#withTerms([listingTerm(key)]).filter(
      (row) => row.listing_channel === key.channel && row.listing_message_id === key.message_id,
    );
  }

  /** Whether a post is by the author of the first post of a listing: nobody else changes or ends that (docs/behaviour.md, C18). */
  hasAuthority(post: PostRow, listing: PostKey): boolean {
    const first = this.get(listing);
    return first === null || isSameAuthor(first, post);
  }

  /** The posts of a listing by the author of its first: what it shows. The others are copies. */
  ownPostsOf(listing: PostKey): PostRow[] {
    return this.postsOfListing(listing).filter((post) => this.hasAuthority(post, listing));
  }

  /** Whether the author of a post may change or end another post: one of the same author, or of the author's listing. */
  speaksFor(by: PostRow, post: PostRow): boolean {
    const listing = listingKey(post);
    return isSameAuthor(by, post) || (listing !== null && this.hasAuthority(by, listing));
  }

  postsListedWith(post: PostRow): PostRow[] {
    const listing = listingKey(post);
    return listing === null ? [post] : this.postsOfListing(listing);
  }

  /** The posts that the author of a post may change or end with it: the whole listing if it is the author's, else the author's own posts. */
  postsSpokenFor(post: PostRow): PostRow[] {
    return this.postsListedWith(post).filter((other) => this.speaksFor(post, other));
  }

  photosOf({ channel, message_ids, media }: PostRow): string[] {
    const incoming = message_ids.flatMap(
      (message_id) => this.#incomingPhotos.get(keyText({ channel, message_id })) ?? [],
    );
    return [...new Set([...storedPhotoHashes(media.flatMap(({ urls }) => urls)), ...incoming])];
  }

  before(key: PostKey): PostRow | null {
    return this.#stored.get(keyText(key)) ?? null;
  }

  changedRows(): PostRow[] {
    return [...this.#changed].flatMap((key) => this.#rows.get(key) ?? []);
  }

  /** Adds corrections, which replace earlier ones of the same fields. */
  correct(corrections: readonly CorrectionRow[]): void {
    for (const row of corrections) this.#corrections.set(`${keyText(row)} ${row.field}`, row);
    this.#corrected = correctionsByPost([...this.#corrections.values()]);
  }

  ownCorrectionsOf(key: PostKey): Corrections {
    return this.#corrected.get(keyText(key)) ?? {};
  }

  /** The owner's corrections of a post, on top of those of its listing but for decisions, which are about the words of one post. */
  correctionsOf(row: PostRow): Corrections {
    const listing = listingKey(row);
    const own = this.ownCorrectionsOf(row);
    if (listing === null) return own;
    const { decision: _, same_as: __, ...ofListing } = this.ownCorrectionsOf(listing);
    return { ...ofListing, ...own };
  }
}
