import { foldCase, foldTerm } from "@/lib/text/keywords";

/** Longer than any post of a messaging channel. To bound the memory, the rest of a longer text is not searched. */
const MAX_LENGTH = 20_000;

/** The folded title and description of each live rental, by its id. */
export type SearchedTexts = ReadonlyMap<number, string>;

/** A text folded for searching. */
export function foldedText(text: string | null): string {
  return foldCase((text ?? "").slice(0, MAX_LENGTH));
}

/**
 * Ids of the texts that contain every term, ignoring case in every script. A term is plain text, never syntax. Tests the
 * longest term first: it is probably the rarest, and rules out most texts.
 */
export function idsMatchingAll(texts: SearchedTexts, terms: readonly string[]): ReadonlySet<number> {
  const folded = terms.map(foldTerm).sort((a, b) => b.length - a.length);
  const ids = new Set<number>();
  for (const [id, text] of texts) if (folded.every((term) => text.includes(term))) ids.add(id);
  return ids;
}
