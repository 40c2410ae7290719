import { matchEnd } from "../text/beside.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import type { WrittenNumber } from "./written-number.ts";

const numberTerms = termFinder({
  ...vocabulary("addend"),
  /** They multiply the number before them or add to it: `dua puluh`, `dua belas`, `two hundred`. */
  ...vocabulary("multiplier", ["belas", "puluh", "hundred"]),
});

/** Longest number in words: `two hundred and fifty five`. */
const MOST_WORDS = 6;
const BETWEEN_WORDS = /[ -]{0,2}(?:and )?/y;

/** A number in words: `twenty-five`, `dua puluh lima`, `сто двадцать`, `полтора`. */
export function readNumberWords(text: string, start: number): WrittenNumber | null {
  let value = 0;
  let last = 0;
  let end = start;
  for (let words = 0, index = start; words < MOST_WORDS; words += 1) {
    const term = numberTerms.findAt(text, index);
    if (term === null) break;
    if (term.key === "belas") value += 10;
    else if (term.key === "puluh") value += last * 9;
    else if (term.key === "hundred") value += last * 99;
    else value += Number(term.key);
    last = Number(term.key);
    end = term.end;
    index = matchEnd(BETWEEN_WORDS, text, end);
  }
  return end === start ? null : { value, end, groups: 0 };
}
