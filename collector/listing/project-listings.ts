import type { BatchState } from "../judge/batch-state.ts";
import { decide } from "../judge/decide.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import { isShown, listingKey, newestFirst, type PostRow } from "../posts/rows.ts";
import { type FirstPost, listingRow, rentColumns } from "./listing-row.ts";

/**
 * A row of `rentals` as `collector_write` expects it. One that is no original leads to `original`, another of the batch or stored; if
 * that is null, to what it led to before.
 */
export type ListingRow = ReturnType<typeof listingRow> & { is_original: boolean; original: PostKey | null };

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
function firstPostBeside(shown: PostRow, state: BatchState, key: PostKey): FirstPost | null {
  const first = state.get(key);
  if (first === null || !isShown(first) || keyText(first) === keyText(shown)) return null;
  const { rent } = decide(state.read(first).advert, state.correctionsOf(first), state.rules.places);
  return { posted_at: first.posted_at, text: first.text, ...rentColumns(rent) };
}

function rowFor(
  state: BatchState,
  key: PostKey,
  post: PostRow,
  copy: { of: PostKey | null } | null = null,
): ListingRow {
  const { text, advert } = state.read(post);
  const owner = state.correctionsOf(post);
  const facts = {
    first: state.read(state.get(key) ?? post),
    ...{ advert, owner, decision: decide(advert, owner, state.rules.places) },
    isDuplicate: copy !== null,
    firstPost: copy === null ? firstPostBeside(post, state, key) : null,
    readerVersion: state.rules.readerVersion,
  };
  const row = listingRow(key, { ...post, text }, facts);
  return { ...row, is_original: copy === null, original: copy?.of ?? null };
}

/** The rows of `rentals` that follow from the changed posts of a batch. A listing has no state besides its posts. */
export function projectListings(state: BatchState): ListingRow[] {
  const keys = new Map<string, PostKey>();
  const listings: ListingRow[] = [];
  for (const row of state.changedRows()) {
    const before = state.before(row);
    const previousListing = before && listingKey(before);
    if (previousListing) keys.set(keyText(previousListing), previousListing);
    const key = listingKey(row);
    if (key) keys.set(keyText(key), key);
    // A copy that has left its listing waits for the owner: visitors see nothing of it.
    else if (previousListing) listings.push(rowFor(state, row, row, { of: null }));
    if (!key || keyText(key) === keyText(row)) continue;
    listings.push(rowFor(state, row, row, { of: key }));
  }
  for (const key of keys.values()) {
    const posts = state.ownPostsOf(key);
    const shown = shownPost(posts);
    if (shown) listings.push(rowFor(state, key, withPhotos(shown, posts)));
  }
  return listings;
}
