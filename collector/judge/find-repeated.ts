import { isOfSameMessage, keyText, type PostKey } from "../posts/post-key.ts";
import { listingKey, type PostRow } from "../posts/rows.ts";
import { textKeys } from "../posts/text-keys.ts";
import type { BatchState } from "./batch-state.ts";
import { type Comparison, comparePosts } from "./compare-adverts.ts";

type Match = { comparison: Comparison; listing: PostKey | null };

const NO_MATCH: Match = { comparison: "different", listing: null };

/**
 * The listing of the posts among these that a post repeats: the oldest certain match, else the oldest unsure one. Two homes of one message
 * are different ones unless they are certainly the same.
 */
function findOriginal(state: BatchState, row: PostRow, candidates: readonly PostRow[]): Match {
  const reading = state.read(row);
  let unsure = NO_MATCH;
  for (const post of candidates.toSorted((a, b) => a.posted_at.localeCompare(b.posted_at))) {
    const comparison = comparePosts(reading, state.read(post));
    if (comparison === "repost") return { comparison, listing: listingKey(post) };
    if (comparison === "unsure" && unsure === NO_MATCH && !isOfSameMessage(post, row))
      unsure = { comparison, listing: listingKey(post) };
  }
  return unsure;
}

/**
 * The listing that a post repeats: its author's own rather than another's, and a certain one rather than an unsure one. A listing with which
 * it shares the words, but no contact, counts if it is another author's and certain.
 */
export function findRepeated(state: BatchState, row: PostRow): Match {
  const isOwn = (post: PostRow) => state.hasAuthority(row, listingKey(post) ?? post);
  const others = state.homesIn(row).filter((post) => keyText(post) !== keyText(row));
  const candidatesBy = (keys: readonly string[]) =>
    Map.groupBy(
      [...state.foundBy(keys, row), ...others].filter((post) => listingKey(post) !== null),
      isOwn,
    );
  const found = candidatesBy(row.contact_keys);
  const byContact = [true, false].map((own) => findOriginal(state, row, found.get(own) ?? []));
  const certain = byContact.find(({ comparison }) => comparison === "repost");
  if (certain) return certain;
  const byText = findOriginal(state, row, candidatesBy(textKeys(row.text)).get(false) ?? []);
  if (byText.comparison === "repost") return byText;
  return byContact.find(({ comparison }) => comparison === "unsure") ?? NO_MATCH;
}
