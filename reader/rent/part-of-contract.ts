import { termFinder } from "../term-finder.ts";
import { MONTHS } from "../vocabulary/dates.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { PERIODS } from "../vocabulary/periods.ts";

/** After a sum: that it is for what is left of a contract. */
const forRest = termFinder(
  vocabulary("forRest", [
    /** Between the sum and the words for it. */
    "between",
    "rest",
    /** Before a day or a month. */
    "until",
  ]),
);

const months = termFinder(MONTHS);
const periods = termFinder(PERIODS);

type Place = { start: number; end: number };

/** Words between a sum and what it is for. */
const MOST_BETWEEN = 4;
/** Characters of the text that each of these patterns is tried on. */
const CHARACTERS_TO_READ = 40;

/** A length that no rent is divided by: `7.5 months`, `7 and a half months`. */
const BROKEN_NUMBER = pattern("u")`^\d{1,2}(?:[.,]\d(?!\d)| {addend.0.5}) ?`;
/** The same before a sum, as its label: `the remaining 2.5 months 55 mil`. */
const BROKEN_LENGTH_BEFORE = pattern(
  "u",
)`(?<!\d)\d{1,2}(?:[.,]\d| {addend.0.5}) ?(\p{L}{1,10})\.?[ :=-]{0,3}(?:{restOf.for} )?(?:{currency.IDR} ?)?$`;
/** From `the rest` to its sum: `of the contract goes for Rp`. */
const TO_SUM = pattern("u")`^(?: {restOf.contract})?[ :=-]{0,3}(?:{restOf.for} )?(?:{currency.IDR} ?|\$ ?)?$`;
const DIGIT_DATE = /^\d{1,2}[./]\d{1,2}(?!\d)/;
/** Before the name of a month. */
const DAY = pattern("u")`^(?:the )?(?:{dayOfMonth.before} )?(?:\d{1,2} ?(?:{ordinal.ending})? ?(?:of )?)?`;
/** After `remaining`: `1,5jt sisa 2 kamar`, `5 mil for the remaining room`. */
const OF_ROOMS = pattern("u")`^ ?(?:\d{1,2} |{restOf.count} )?{restOf.rooms}`;
/** `20 mln until 31 Dec, then 25 mln` */
const THEN_MORE = pattern("u")`^[^.\n]{0,20}{thenMore.word} [^.\n]{0,20}\d`;
const PAID = /(?:^|[.,;:!?\n(-] ?)(?:already |we've |i've |originally )?paid (?:idr ?|rp\.? ?|\$ ?)?$/;

function isDate(text: string): boolean {
  return DIGIT_DATE.test(text) || months.findAt(text, DAY.exec(text)?.[0].length ?? 0) !== null;
}

const isBrokenLength = (text: string): boolean => {
  const number = BROKEN_NUMBER.exec(text)?.[0];
  return number !== undefined && periods.findAt(text, number.length) !== null;
};

const skipSpaces = (text: string, index: number) => (text.charAt(index) === " " ? index + 1 : index);

function isAfterBrokenLength(text: string, start: number): boolean {
  const unit = BROKEN_LENGTH_BEFORE.exec(text.slice(Math.max(0, start - CHARACTERS_TO_READ), start))?.[1];
  return unit !== undefined && periods.findAt(unit, 0)?.end === unit.length;
}

/** `остаток 95 млн`, `what is left for 95 mil`, `the rest goes for 95 mil` */
function isAfterRest(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - CHARACTERS_TO_READ), start);
  const rest = forRest.findAll(before).findLast(({ key }) => key === "rest");
  return rest !== undefined && TO_SUM.test(before.slice(rest.end));
}

/** Whether a sum is for a time that ends with a contract or is no whole number of months: `110 mil till 14 Aug`, `for the rest`. */
export function isForPart(text: string, { start, end }: Place): boolean {
  if (isAfterBrokenLength(text, start) || isAfterRest(text, start)) return true;
  let index = skipSpaces(text, end);
  for (let words = 0; words <= MOST_BETWEEN; words += 1) {
    const term = forRest.findAt(text, index);
    if (term?.key === "rest") return !OF_ROOMS.test(text.slice(term.end, term.end + CHARACTERS_TO_READ));
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

/** `Paid 165 mil per year, want 90 mil for the rest`: it is asked of nobody. */
export const isWhatWasPaid = (text: string, { start }: Place): boolean =>
  PAID.test(text.slice(Math.max(0, start - CHARACTERS_TO_READ), start));
