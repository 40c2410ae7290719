import { foldCase, foldTerm } from "./fold-case";

/** From `start` up to `end`, in UTF-16 code units. */
export type Range = { start: number; end: number };

function occurrences(text: string, term: string): Range[] {
  const found: Range[] = [];
  for (let start = text.indexOf(term); start !== -1; start = text.indexOf(term, start + term.length)) {
    found.push({ start, end: start + term.length });
  }
  return found;
}

/** Where any of the terms occurs in the text, case-insensitively in every script; touching ranges are one. */
export function keywordRanges(text: string, terms: readonly string[]): Range[] {
  const folded = foldCase(text);
  const all = terms
    .map(foldTerm)
    .filter((term) => term !== "")
    .flatMap((term) => occurrences(folded, term))
    .sort((a, b) => a.start - b.start);
  const merged: Range[] = [];
  for (const range of all) {
    const last = merged.at(-1);
    if (last !== undefined && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push(range);
  }
  return merged;
}
