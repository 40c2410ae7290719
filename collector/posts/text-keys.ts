import { normalise } from "@rentals/reader/text/normalise.ts";
import { LRUCache } from "lru-cache";

/** Long enough that adverts of different homes seldom share them. */
const WORDS = 5;
/** Of texts that share four fifths of their words in a row, one in 600 pairs has no key in common. */
const KEYS = 4;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a of 32 bits: a post has hundreds of these. */
function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash >>> 0;
}

function keysOf(text: string): string[] {
  const words = normalise(text).text.match(/\p{L}+/gu) ?? [];
  const hashes = words.slice(WORDS - 1).map((_, at) => hashOf(words.slice(at, at + WORDS).join(" ")));
  const lowest = [...new Set(hashes)].sort((a, b) => a - b).slice(0, KEYS);
  return lowest.map((hash) => `text:${hash.toString(36)}`);
}

const remembered = new LRUCache<string, string[]>({ max: 6_000, memoMethod: keysOf });

/** Keys that the copies of a text share, whatever number stands in them: the lowest hashes of every five consecutive words. */
export const textKeys = (text: string): string[] => remembered.memo(text);
