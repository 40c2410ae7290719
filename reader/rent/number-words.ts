import { termFinder } from "../term-finder.ts";
import { ADDENDS, MULTIPLIERS } from "../vocabulary/number-words.ts";
import type { WrittenNumber } from "./written-number.ts";

const terms = termFinder({ ...ADDENDS, ...MULTIPLIERS });

/** `two hundred and fifty five` and what is as long in other languages. */
const MOST_WORDS = 6;
const BETWEEN = /[ -]{0,2}(?:and )?/y;

/** A number in words: `twenty-five`, `dua puluh lima`, `сто двадцать`, `полтора`; null for none. */
export function readNumberWords(text: string, start: number): WrittenNumber | null {
  let value = 0;
  let last = 0;
  let end = start;
  for (let words = 0, index = start; words < MOST_WORDS; words += 1) {
    const term = terms.findAt(text, index);
    if (term === null) break;
    if (term.key === "belas") value += 10;
    else if (term.key === "puluh") value += last * 9;
    else if (term.key === "hundred") value += last * 99;
    else value += Number(term.key);
    last = Number(term.key);
    end = term.end;
    BETWEEN.lastIndex = end;
    index = BETWEEN.test(text) ? BETWEEN.lastIndex : end;
  }
  return end === start ? null : { value, end, groups: 0 };
}
