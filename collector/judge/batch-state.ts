import { storedPhotoHashes } from "../photos/photo-hashes.ts";
import { isSameAuthor } from "../posts/author.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import { type CorrectionRow, listingKey, type PostRow } from "../posts/rows.ts";
import { type Corrections, correctionsByPost } from "./corrections.ts";
import type { KeptOut } from "./fingerprint.ts";
import { PostIndex } from "./post-index.ts";
import { hasSameWords, type Reading, type Rules, readPost } from "./read-post.ts";

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
export class BatchState extends PostIndex {
  readonly rules: Rules;
  readonly keptOut: readonly KeptOut[];
  readonly blocked: ReadonlySet<string>;
  readonly #incomingPhotos: ReadonlyMap<string, readonly string[]>;
  readonly #changed = new Map<string, PostKey>();
  readonly #stored = new Map<string, PostRow>();
  readonly #readings = new Map<string, { row: PostRow; reading: Reading }>();
  readonly #corrections = new Map<string, CorrectionRow>();
  #corrected = new Map<string, Corrections>();

  constructor(rules: Rules, { posts, corrections, keptOut, blocked, incomingPhotos }: StoredState) {
    super();
    this.rules = rules;
    this.keptOut = keptOut;
    this.blocked = blocked;
    this.#incomingPhotos = incomingPhotos ?? new Map();
    this.correct(corrections);
    for (const row of posts) {
      this.put(row);
      this.#stored.set(keyText(row), row);
    }
  }

  change(row: PostRow): void {
    this.put(row);
    this.#changed.set(keyText(row), row);
  }

  /** What is read of a row, of the batch or about to be. Read anew only if its words have changed. */
  read(row: PostRow): Reading {
    const known = this.#readings.get(keyText(row));
    if (known && hasSameWords(known.row, row)) return known.reading;
    const reading = readPost(row, this.rules);
    this.#readings.set(keyText(row), { row, reading });
    return reading;
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
    return [...this.#changed.values()].flatMap((key) => this.get(key) ?? []);
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
