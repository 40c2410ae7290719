import { storedContents } from "../photos/photo-content.ts";
import { type CorrectionRow, keyText, type PostKey, type PostRow } from "../posts/rows.ts";
import { type Corrections, correctionsByPost, postsNamedAnew } from "./corrections.ts";
import type { KeptOut } from "./kept-out.ts";

/** The post whose listing shows a post; null when none does. */
export function listingKey({ listing_channel, listing_message_id }: PostRow): PostKey | null {
  if (listing_channel === null || listing_message_id === null) return null;
  return { channel: listing_channel, message_id: listing_message_id };
}

/** Whether visitors are shown a post, under its own listing or another. */
export const isStanding = ({ status }: PostRow): boolean => status === "published" || status === "merged";

/** Every post that a batch may have to do with, as stored and then as changed. */
export class BatchState {
  readonly #changed = new Set<string>();
  readonly #stored = new Map<string, PostRow>();
  readonly #rows = new Map<string, PostRow>();
  readonly #byMessage = new Map<string, string>();
  readonly #byContact = new Map<string, Set<string>>();
  readonly #corrections: Map<string, Corrections>;
  readonly #namedAnew: ReadonlySet<string>;

  /** What stays out when it is posted again. */
  readonly keptOut: readonly KeptOut[];
  /** What is in the photos that a source brings of a post, by `keyText` of its messages. */
  readonly #brought: ReadonlyMap<string, readonly string[]>;

  constructor(
    stored: readonly PostRow[],
    corrections: readonly CorrectionRow[],
    keptOut: readonly KeptOut[],
    brought: ReadonlyMap<string, readonly string[]> = new Map(),
  ) {
    this.keptOut = keptOut;
    this.#brought = brought;
    this.#corrections = correctionsByPost(corrections);
    this.#namedAnew = postsNamedAnew(corrections);
    for (const row of stored) {
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
    for (const contact of row.contact_keys) {
      const keys = this.#byContact.get(contact) ?? new Set();
      this.#byContact.set(contact, keys.add(key));
    }
  }

  /** Puts a post in the place of what was known of it. */
  change(row: PostRow): void {
    this.#put(row);
    this.#changed.add(keyText(row));
  }

  get(key: PostKey): PostRow | null {
    return this.#rows.get(keyText(key)) ?? null;
  }

  /** The post that a message belongs to, of an album too. */
  withMessage(key: PostKey): PostRow | null {
    return this.#rows.get(this.#byMessage.get(keyText(key)) ?? "") ?? null;
  }

  withContact(contact: string): PostRow[] {
    return [...(this.#byContact.get(contact) ?? [])].flatMap((key) => this.#rows.get(key) ?? []);
  }

  /** The posts that answer any of the messages. */
  repliesTo(channel: string, messageIds: readonly number[]): PostRow[] {
    return [...this.#rows.values()].filter(
      (row) => row.channel === channel && row.reply_to !== null && messageIds.includes(row.reply_to),
    );
  }

  /** The posts that one listing shows. */
  ofListing(key: PostKey): PostRow[] {
    return [...this.#rows.values()].filter(
      (row) => row.listing_channel === key.channel && row.listing_message_id === key.message_id,
    );
  }

  /** Whether the owner has set, or taken back, what the title of a post is made of. */
  isNamedAnew(key: PostKey): boolean {
    return this.#namedAnew.has(keyText(key));
  }

  /** What is in the photos of a post, those that its source brings and are not stored yet too. */
  photosOf({ channel, message_ids, media }: PostRow): string[] {
    const brought = message_ids.flatMap(
      (message_id) => this.#brought.get(keyText({ channel, message_id })) ?? [],
    );
    return [...new Set([...storedContents(media.flatMap(({ urls }) => urls)), ...brought])];
  }

  /** The post as it was before this batch; null for a new one. */
  before(key: PostKey): PostRow | null {
    return this.#stored.get(keyText(key)) ?? null;
  }

  changedRows(): PostRow[] {
    return [...this.#changed].flatMap((key) => this.#rows.get(key) ?? []);
  }

  /**
   * What the owner says of a post: of itself, and otherwise of the listing that shows it. A decision is about the words
   * that the owner saw, and so about one post only.
   */
  ownerOf(row: PostRow): Corrections {
    const listing = listingKey(row);
    const own = this.#corrections.get(keyText(row)) ?? {};
    if (listing === null) return own;
    const {
      decision: _decision,
      same_as: _sameAs,
      ...ofListing
    } = this.#corrections.get(keyText(listing)) ?? {};
    return { ...ofListing, ...own };
  }
}
