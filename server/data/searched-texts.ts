import { foldCase, foldTerm } from "@/lib/text/keywords";

/** Longer than any post of a messaging channel. The rest of a longer text is not searched, which bounds the memory. */
const MAX_LENGTH = 20_000;

/** The folded title and description of each live rental, by its id. */
export type SearchedTexts = ReadonlyMap<number, string>;

/** A text folded for searching. */
export function foldedText(text: string | null): string {
  return foldCase((text ?? "").slice(0, MAX_LENGTH));
}

/**
 * Ids of the texts that contain every term, case-insensitively in every script. A term is text, never syntax. The
 * longest is tested first: it is likely the rarest, and what it rules out need not be tested for the others.
 */
export function idsMatchingAll(texts: SearchedTexts, terms: readonly string[]): ReadonlySet<number> {
  const folded = terms.map(foldTerm).sort((a, b) => b.length - a.length);
  const ids = new Set<number>();
  for (const [id, text] of texts) if (folded.every((term) => text.includes(term))) ids.add(id);
  return ids;
}
