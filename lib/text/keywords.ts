import { joinedSpans, type Span } from "./span";

/** The first folded spelling with as many code units as the letter; the letter itself if there is none. */
function foldLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const first = String.fromCodePoint(lower.codePointAt(0) ?? 0);
  const spellings = [letter.toUpperCase().toLowerCase(), lower, first];
  return spellings.find(({ length }) => length === letter.length) ?? letter;
}

/** Letters to fold one by one. For ASCII, `toLowerCase` is many times faster and preserves offsets. */
const BEYOND_ASCII = /[^\0-\x7f]+/gu;

/** Folds case in any script. Unlike `toLowerCase` it preserves offsets (İ) and folds ς and σ, ſ and s to the same letter. */
export function foldCase(text: string): string {
  return text.replace(BEYOND_ASCII, (letters) => Array.from(letters, foldLetter).join("")).toLowerCase();
}

/** A lower-cased "İ" is an i with a combining dot above, which folded texts do not have. */
export function foldTerm(term: string): string {
  return foldCase(term).replaceAll("i\u0307", "i");
}

/** Each term costs a pass over every text. */
const MAX_TERMS = 40;

export type KeywordTerms = { wanted: string[]; unwanted: string[] };

/** A minus, or a dash, which phones make of it, before a word. */
const UNWANTED = /^[-\u2212\u2013\u2014](?=[\p{L}\p{N}])/u;

/** "pool, wifi -shared" wants two terms and not the third (docs/behaviour.md, F9). */
export function keywordTerms(keywords: string): KeywordTerms {
  const terms = keywords
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((term) => term !== "");
  const distinct = [...new Set(terms)].slice(0, MAX_TERMS);
  return {
    wanted: distinct.filter((term) => !UNWANTED.test(term)),
    unwanted: distinct.filter((term) => UNWANTED.test(term)).map((term) => term.slice(1)),
  };
}

function occurrences(text: string, term: string): Span[] {
  const found: Span[] = [];
  for (let start = text.indexOf(term); start !== -1; start = text.indexOf(term, start + term.length)) {
    found.push({ start, end: start + term.length });
  }
  return found;
}

/** Where any of the terms occurs in the text, ignoring case. Joins ranges that touch. */
export function keywordRanges(text: string, terms: readonly string[]): Span[] {
  const folded = foldCase(text);
  const wanted = terms.map(foldTerm).filter((term) => term !== "");
  return joinedSpans(wanted.flatMap((term) => occurrences(folded, term)));
}
