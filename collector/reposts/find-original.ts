import { type Compared, type Comparison, comparePosts } from "./compare-posts.ts";

export type Candidate<Key> = { post: Compared; listing: Key; postedAt: string };

export type Found<Key> = { comparison: Comparison; listing: Key | null };

/** The listing that a post repeats, among those of its poster: the first posted of those that are certain, else of the unsure ones. */
export function findOriginal<Key>(post: Compared, candidates: readonly Candidate<Key>[]): Found<Key> {
  const oldestFirst = candidates.toSorted((a, b) => a.postedAt.localeCompare(b.postedAt));
  let unsure: Key | null = null;
  for (const candidate of oldestFirst) {
    const comparison = comparePosts(post, candidate.post);
    if (comparison === "repost") return { comparison, listing: candidate.listing };
    if (comparison === "unsure") unsure ??= candidate.listing;
  }
  return unsure === null
    ? { comparison: "different", listing: null }
    : { comparison: "unsure", listing: unsure };
}
