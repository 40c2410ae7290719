import { MOST_HOMES } from "@rentals/reader/homes/split-homes.ts";
import { messageOf, messagesAmong, partId, partOf } from "../../lib/rental/message-part.ts";
import { UNKNOWN_AUTHOR } from "../posts/author.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import { listingKey, type PostRow } from "../posts/rows.ts";
import { textKeys } from "../posts/text-keys.ts";
import { contactsWarnedOf, keyOfWarning } from "./warnings.ts";

/** Whether a post is the first of its listing. */
const isFirst = ({ channel, message_id, listing_channel, listing_message_id }: PostRow): boolean =>
  channel === listing_channel && message_id === listing_message_id;

/** By what a post is found when another repeats it (docs/behaviour.md, C6, C19), and a warning by the contacts in it (C22). */
export const findingKeys = (post: PostRow): string[] => [
  ...post.contact_keys,
  ...(isFirst(post) ? textKeys(post.text) : []),
  ...contactsWarnedOf(post).map(keyOfWarning),
];

/** A key of posts that may be repeated. Those by the author `not_by` are not wanted; null wants all. */
export type FindingKey = { key: string; not_by: string | null };

/** By what the posts are found that a post may repeat: its contacts, its words in posts of others (docs/behaviour.md, C19); and warnings of it. */
export function keysToFind({
  contact_keys,
  text,
  author,
}: Pick<PostRow, "contact_keys" | "text" | "author">): FindingKey[] {
  const not_by = author === UNKNOWN_AUTHOR ? null : author;
  return [
    ...[...contact_keys, ...contact_keys.map(keyOfWarning)].map((key) => ({ key, not_by: null })),
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

/** The posts of a batch, each as it was put last, and by what they are looked up. */
export class PostIndex {
  readonly #rows = new Map<string, PostRow>();
  readonly #byMessage = new Map<string, string>();
  /** Keys of posts by their `termsOf`, those of earlier rows of a post too. */
  readonly #byTerm = new Map<string, Set<string>>();

  protected put(row: PostRow): void {
    const key = keyText(row);
    this.#rows.set(key, row);
    const { channel, message_id } = row;
    for (const message of [...messagesAmong(row.message_ids), messageOf(message_id)])
      this.#byMessage.set(keyText({ channel, message_id: partId(message, partOf(message_id)) }), key);
    for (const term of termsOf(row)) {
      const keys = this.#byTerm.get(term) ?? new Set();
      this.#byTerm.set(term, keys.add(key));
    }
  }

  get(key: PostKey): PostRow | null {
    return this.#rows.get(keyText(key)) ?? null;
  }

  /** The post that a message belongs to, whichever message of an album it is: of several homes in it the one that the id names. */
  withMessage(key: PostKey): PostRow | null {
    return this.#rows.get(this.#byMessage.get(keyText(key)) ?? "") ?? null;
  }

  /** The posts of all homes in a message (docs/behaviour.md, C23). */
  homesIn({ channel, message_id }: PostKey): PostRow[] {
    const ids = Array.from({ length: MOST_HOMES }, (_, at) => partId(messageOf(message_id), at + 1));
    return ids.flatMap((id) => this.withMessage({ channel, message_id: id }) ?? []);
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
}
