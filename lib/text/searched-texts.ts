import { foldCase, foldTerm, type KeywordTerms } from "./keywords";

/** Longer than any post of a messaging channel. Bounds the memory. */
const MAX_LENGTH = 20_000;

export type SearchedTexts = ReadonlyMap<number, string>;

export function foldedText(text: string | null): string {
  return foldCase((text ?? "").slice(0, MAX_LENGTH));
}

/** Ignores case. Tests the longest wanted term first, because it rules out most texts. */
export function idsMatching(texts: SearchedTexts, { wanted, unwanted }: KeywordTerms): ReadonlySet<number> {
  const folded = wanted.map(foldTerm).sort((a, b) => b.length - a.length);
  const excluded = unwanted.map(foldTerm);
  const ids = new Set<number>();
  for (const [id, text] of texts) {
    const isMatch =
      folded.every((term) => text.includes(term)) && !excluded.some((term) => text.includes(term));
    if (isMatch) ids.add(id);
  }
  return ids;
}
