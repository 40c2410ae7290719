import { type BatchState, isShown, listingKey } from "../judge/batch-state.ts";
import { decide } from "../judge/decide.ts";
import type { Rules } from "../judge/judge-post.ts";
import { readPost } from "../judge/read-post.ts";
import { currentText } from "../posts/amend-text.ts";
import { keyText, newestFirst, type PostKey, type PostRow } from "../posts/rows.ts";
import { type FirstPost, type ListingRow, listingRow, rentColumns } from "./listing-row.ts";

/** A listing that only points to the listing it repeats. */
export type Duplicate = PostKey & { of_channel: string; of_message_id: number };

/** The post that a listing shows: the newest published or merged one, else the newest queued one, else the newest. */
function shownPost(posts: readonly PostRow[]): PostRow | undefined {
  const sorted = posts.toSorted(newestFirst);
  return sorted.find(isShown) ?? sorted.find(({ status }) => status === "queued") ?? sorted[0];
}

function withPhotos(shown: PostRow, posts: readonly PostRow[]): PostRow {
  if (shown.media.length > 0 || shown.status === "removed") return shown;
  const lender = posts.toSorted(newestFirst).find(({ media }) => media.length > 0);
  return { ...shown, media: lender?.media ?? [] };
}

/** The first post of a listing that shows a later one; null if the first is no longer shown. */
function firstPostBeside(shown: PostRow, state: BatchState, key: PostKey, rules: Rules): FirstPost | null {
  const first = state.get(key);
  if (first === null || !isShown(first) || keyText(first) === keyText(shown)) return null;
  const { rent } = decide(readPost(first, rules), state.correctionsOf(first), rules.places);
  return { posted_at: first.posted_at, text: first.text, ...rentColumns(rent) };
}

function rowFor(
  state: BatchState,
  key: PostKey,
  post: PostRow,
  isDuplicate: boolean,
  rules: Rules,
): ListingRow {
  const advert = readPost(post, rules);
  const owner = state.correctionsOf(post);
  const decision = decide(advert, owner, rules.places);
  const first = state.get(key) ?? post;
  const titleSource = { text: currentText(first, rules.read), advert: readPost(first, rules) };
  const firstPost = isDuplicate ? null : firstPostBeside(post, state, key, rules);
  const isRetitled = state.isRetitled(key) || state.isRetitled(post);
  const amended = { ...post, text: currentText(post, rules.read) };
  const { readerVersion } = rules;
  const changes = { isRetitled, isDuplicate, firstPost, readerVersion };
  return listingRow(key, amended, { advert, owner, decision, titleSource, ...changes });
}

/** The rows of `rentals` that follow from the changed posts of a batch. A listing has no state besides its posts. */
export function projectListings(
  state: BatchState,
  rules: Rules,
): { listings: ListingRow[]; duplicates: Duplicate[] } {
  const keys = new Map<string, PostKey>();
  const duplicates: Duplicate[] = [];
  const listings: ListingRow[] = [];
  for (const row of state.changedRows()) {
    const before = state.before(row);
    const previousListing = before && listingKey(before);
    if (previousListing) keys.set(keyText(previousListing), previousListing);
    const key = listingKey(row);
    if (key) keys.set(keyText(key), key);
    // A copy that has left its listing waits for the owner: visitors see nothing of it.
    else if (previousListing) listings.push(rowFor(state, row, row, true, rules));
    if (!key) continue;
    if (keyText(key) === keyText(row)) continue;
    listings.push(rowFor(state, row, row, true, rules));
    const { channel, message_id } = row;
    duplicates.push({ channel, message_id, of_channel: key.channel, of_message_id: key.message_id });
  }
  for (const key of keys.values()) {
    const posts = state.ownPostsOf(key);
    const shown = shownPost(posts);
    if (shown) listings.push(rowFor(state, key, withPhotos(shown, posts), false, rules));
  }
  return { listings, duplicates };
}
