import { textBefore } from "../text/beside.ts";
import type { Place } from "../text/normalise.ts";
import { monthTerms } from "../vocabulary/dates.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { periodTerms } from "../vocabulary/periods.ts";
import { termFinder } from "../vocabulary/term-finder.ts";

const restTerms = termFinder(
  vocabulary("forRest", [
    /** Words between the sum and `the rest`. */
    "between",
    "rest",
    /** Before a day or a month. */
    "until",
  ]),
);

/** Most terms between a sum and `the rest`. */
const MOST_TERMS_TO_REST = 4;
/** Characters that each pattern reads. */
const CHARACTERS_TO_READ = 40;

/** A length with a fraction, by which no rent is divided: `7.5 months`, `7 and a half months`. */
const BROKEN_NUMBER = pattern("u")`^\d{1,2}(?:[.,]\d(?!\d)| {addend.0.5}) ?`;
/** The same as the label of a sum: `the remaining 2.5 months 55 mil`. */
const BROKEN_LENGTH_BEFORE = pattern(
  "u",
)`(?<!\d)\d{1,2}(?:[.,]\d| {addend.0.5}) ?(\p{L}{1,10})\.?[ :=-]{0,3}(?:{restOf.for} )?(?:{currency.IDR} ?)?$`;
/** Words from `the rest` to its sum: `of the contract goes for Rp`. */
const REST_TO_SUM = pattern(
  "u",
)`^(?: {restOf.contract})?[ :=-]{0,3}(?:{restOf.for} )?(?:{currency.IDR} ?|\$ ?)?$`;
const DIGIT_DATE = /^\d{1,2}[./]\d{1,2}(?!\d)/;
const DAY_BEFORE_MONTH = pattern(
  "u",
)`^(?:the )?(?:{dayOfMonth.before} )?(?:\d{1,2} ?(?:{ordinal.ending})? ?(?:of )?)?`;
/** Rooms after `remaining`: `1,5jt sisa 2 kamar`, `5 mil for the remaining room`. */
const COUNTED_ROOMS = pattern("u")`^ ?(?:\d{1,2} |{restOf.count} )?{restOf.rooms}`;
/** `20 mln until 31 Dec, then 25 mln` */
const THEN_MORE = pattern("u")`^[^.\n]{0,20}{thenMore.word} [^.\n]{0,20}\d`;

function isDate(text: string): boolean {
  return (
    DIGIT_DATE.test(text) || monthTerms.findAt(text, DAY_BEFORE_MONTH.exec(text)?.[0].length ?? 0) !== null
  );
}

const isBrokenLength = (text: string): boolean => {
  const number = BROKEN_NUMBER.exec(text)?.[0];
  return number !== undefined && periodTerms.findAt(text, number.length) !== null;
};

const skipSpaces = (text: string, index: number) => (text.charAt(index) === " " ? index + 1 : index);

function isAfterBrokenLength(text: string, start: number): boolean {
  const unit = BROKEN_LENGTH_BEFORE.exec(textBefore(text, start, CHARACTERS_TO_READ))?.[1];
  return unit !== undefined && periodTerms.findAt(unit, 0)?.end === unit.length;
}

/** `остаток 95 млн`, `what is left for 95 mil`, `the rest goes for 95 mil` */
function isAfterRest(text: string, start: number): boolean {
  const before = textBefore(text, start, CHARACTERS_TO_READ);
  const rest = restTerms.findAll(before).findLast(({ key }) => key === "rest");
  return rest !== undefined && REST_TO_SUM.test(before.slice(rest.end));
}

/** Whether a sum pays for the rest of a contract or a length with a fraction: `110 mil till 14 Aug`, `95 mil for the rest`. */
export function isForPartOfContract(text: string, { start, end }: Place): boolean {
  if (isAfterBrokenLength(text, start) || isAfterRest(text, start)) return true;
  let index = skipSpaces(text, end);
  for (let words = 0; words <= MOST_TERMS_TO_REST; words += 1) {
    const term = restTerms.findAt(text, index);
    if (term?.key === "rest") return !COUNTED_ROOMS.test(text.slice(term.end, term.end + CHARACTERS_TO_READ));
    if (term?.key === "until") {
      const next = skipSpaces(text, term.end);
      const date = text.slice(next, next + CHARACTERS_TO_READ);
      return isDate(date) && !THEN_MORE.test(date);
    }
    if (term === null) return isBrokenLength(text.slice(index, index + CHARACTERS_TO_READ));
    index = skipSpaces(text, term.end);
  }
  return false;
}
