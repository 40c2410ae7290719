import type { Advert } from "../../reader/advert.ts";
import { type BatchState, isStanding, listingKey } from "../judge/batch-state.ts";
import { decide } from "../judge/decide.ts";
import type { Rules } from "../judge/judge-post.ts";
import { readPost } from "../judge/read-post.ts";
import { currentText } from "../posts/amend-text.ts";
import { keyText, type PostKey, type PostRow } from "../posts/rows.ts";
import { type FirstPost, type ListingRow, listingRow } from "./listing-row.ts";

/** A listing that only points to the one it repeats. */
export type Duplicate = PostKey & { of_channel: string; of_message_id: number };

function newestFirst(a: PostRow, b: PostRow): number {
  return b.posted_at.localeCompare(a.posted_at) || b.message_id - a.message_id;
}

/** The post that a listing shows: the newest that stands, else the newest that waits, else the newest. */
function shownPost(posts: readonly PostRow[]): PostRow | undefined {
  const sorted = posts.toSorted(newestFirst);
  return sorted.find(isStanding) ?? sorted.find(({ status }) => status === "queued") ?? sorted[0];
}

/** A post whose repost came without photos lends it its own. */
function withPhotos(shown: PostRow, posts: readonly PostRow[]): PostRow {
  if (shown.media.length > 0 || shown.status === "removed") return shown;
  const lender = posts.toSorted(newestFirst).find(({ media }) => media.length > 0);
  return { ...shown, media: lender?.media ?? [] };
}

/** What the first post of a home said, where it still stands and the listing shows a later one. */
function firstPostBeside(
  shown: PostRow,
  { state, key, advert }: { state: BatchState; key: PostKey; advert: Advert },
  { places }: Rules,
): FirstPost | null {
  const first = state.get(key);
  if (first === null || !isStanding(first) || keyText(first) === keyText(shown)) return null;
  const { rent } = decide(advert, state.ownerOf(first), places);
  return {
    posted_at: first.posted_at,
    text: first.text,
    price_amount: rent?.amount ?? null,
    price_currency: rent?.currency ?? null,
    rental_period: rent?.period ?? null,
  };
}

function rowFor(
  state: BatchState,
  key: PostKey,
  post: PostRow,
  isDuplicate: boolean,
  rules: Rules,
): ListingRow {
  const advert = readPost(post, rules);
  const owner = state.ownerOf(post);
  const decision = decide(advert, owner, rules.places);
  const first = state.get(key) ?? post;
  const titled = { text: currentText(first, rules.read), advert: readPost(first, rules) };
  const firstPost = isDuplicate ? null : firstPostBeside(post, { state, key, advert: titled.advert }, rules);
  const isNamedAnew = state.isNamedAnew(key) || state.isNamedAnew(post);
  const said = { ...post, text: currentText(post, rules.read) };
  const { readerVersion } = rules;
  return listingRow(key, said, {
    ...{ advert, owner, decision, titled, isNamedAnew, isDuplicate, firstPost, readerVersion },
  });
}

/** The rows of `rentals` that follow from the changed posts of a batch. Nothing of a listing is kept but what its posts say. */
export function projectListings(
  state: BatchState,
  rules: Rules,
): { listings: ListingRow[]; duplicates: Duplicate[] } {
  const keys = new Map<string, PostKey>();
  const duplicates: Duplicate[] = [];
  const listings: ListingRow[] = [];
  for (const row of state.changedRows()) {
    const before = state.before(row);
    const left = before && listingKey(before);
    if (left) keys.set(keyText(left), left);
    const key = listingKey(row);
    if (!key) continue;
    keys.set(keyText(key), key);
    if (keyText(key) === keyText(row)) continue;
    listings.push(rowFor(state, row, row, true, rules));
    const { channel, message_id } = row;
    duplicates.push({ channel, message_id, of_channel: key.channel, of_message_id: key.message_id });
  }
  for (const key of keys.values()) {
    const posts = state.ofListing(key);
    const shown = shownPost(posts);
    if (shown) listings.push(rowFor(state, key, withPhotos(shown, posts), false, rules));
  }
  return { listings, duplicates };
}
