import type { Place } from "../text/normalise.ts";
import { type Key, vocabulary } from "../vocabulary/lexicon.ts";
import { type Term, termFinder } from "../vocabulary/term-finder.ts";
import type { WishBounds } from "./wish.ts";

type Bound = Key<"bound">;

type StatedBound = { bound: Bound; places: readonly Place[] };

/** Words before a number by which a visitor limits it: `under 20jt`, `от 10 млн`. */
const termsBefore = termFinder(vocabulary("bound"));
/** The same after a number: `15 juta ke atas`; not `15 juta from January`. */
const termsAfter = termFinder(vocabulary("boundAfter"));

/** Characters between a word and its number. */
const GAP = /^[ :=,]{0,3}$/;
/** A number directly after a word: the word belongs to it. */
const NUMBER_AFTER = /^[ :=]{0,3}(?:rp|idr|\$|€)?\.? ?\d/;
const CHARACTERS_TO_NUMBER = 10;

/** The words before a number, nearest first: `budget max 15 juta`. */
function wordsBefore(text: string, start: number, words: readonly Term<Bound>[]): Term<Bound>[] {
  const word = words.findLast(({ end }) => end <= start && GAP.test(text.slice(end, start)));
  return word ? [word, ...wordsBefore(text, word.start, words)] : [];
}

/** Returns a function that gives the limit beside a number: before it, or after it, unless the word limits the next number. */
export function boundFinder(text: string): (number: Place) => StatedBound | null {
  const words = termsBefore.findAll(text);
  const wordsAfter = termsAfter.findAll(text);
  return ({ start, end }) => {
    const before = wordsBefore(text, start, words);
    if (before[0]) return { bound: before[0].key, places: before };
    const after = wordsAfter.find((word) => word.start >= end);
    if (!after || !GAP.test(text.slice(end, after.start))) return null;
    if (NUMBER_AFTER.test(text.slice(after.end, after.end + CHARACTERS_TO_NUMBER))) return null;
    return { bound: after.key, places: [after] };
  };
}

export const boundsOf = (bound: Bound, value: number): WishBounds => ({
  least: bound === "most" ? null : value,
  most: bound === "least" ? null : value,
});
