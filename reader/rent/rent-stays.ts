import { areTwoUnits, type UnitTraits, unitTraits } from "../home/unit-traits.ts";
import type { Rent } from "../rent.ts";
import { termFinder } from "../term-finder.ts";
import { sentencesOf, tokensOf } from "../tokens.ts";
import { STAYS } from "../vocabulary/dates.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { YEARS } from "../vocabulary/periods.ts";
import type { AskedAmount } from "./amount-pairs.ts";
import { keyOf, lengthAt, numberOf } from "./stay-lengths.ts";

const stayTerms = termFinder(STAYS);
/** `yearly contract 17 mln/month` */
const YEARLY = termFinder({ yearly: YEARS.yearly });

type Part = { start: number; end: number };
type Length = Part & { months: number };

/** A rent that was read, with the length of stay that it is asked for. */
type Read = { sum: AskedAmount; rent: Rent; doubt: string | null; length?: Length };

/** A longer stay costs no more by the month than this many times a shorter one. */
const MOST_TIMES = 1.05;

/** From a length to the rent after it: `6 months contract: 19 mln`, and from a rent to the length after it: `27 mln/month from 6 months`. */
const TO_RENT = pattern("u")`^\+? ?\)?(?: ?[-:=]| {stayLabel.word}| ?{currency.IDR})*[ .]*$`;
const FROM_RENT = /^[^\n,.;|\d]{0,30}$/;
/** `18 mln (6 months) 16 mln (12 months)`: in brackets after a rent. */
const IN_BRACKETS = /\([^()]*$/;

/** Lengths of stay in order, with their number or of a year or half a year: `3+ months`, `6-12 months` (its shorter one), `a year`. */
export function lengthsIn(text: string): Length[] {
  const counted = sentencesOf(tokensOf(text, stayTerms)).flatMap(({ tokens: all }) => {
    const tokens = all.filter(
      (token, index) =>
        token.type !== "sign" || text.charAt(token.start) !== "+" || numberOf(text, all[index - 1]) === null,
    );
    const lengths: Length[] = [];
    let next = 0;
    for (const [index, token] of tokens.entries()) {
      const length = index < next ? null : lengthAt(text, tokens, index);
      const end = tokens[(length?.next ?? 0) - 1]?.end;
      const isMonth = numberOf(text, token) === null && length?.months === 1;
      if (!length || end === undefined || length.months === 0 || isMonth) continue;
      next = length.next;
      const isPaid = keyOf(tokens[index - 1]) === "payment" || keyOf(tokens[next]) === "payment";
      if (!isPaid) lengths.push({ months: length.months, start: token.start, end });
    }
    return lengths;
  });
  const yearly = YEARLY.findAll(text).map(({ start, end }) => ({ months: 12, start, end }));
  const isCounted = ({ start, end }: Part) => counted.some((one) => one.start < end && start < one.end);
  return [...counted, ...yearly.filter((one) => !isCounted(one))].sort((a, b) => a.start - b.start);
}

/** The length that stands beside a sum and not beside another one. */
function lengthBeside(text: string, lengths: readonly Length[], asked: readonly AskedAmount[], nth: number) {
  const [last, sum, next] = [asked[nth - 1], asked[nth], asked[nth + 1]].map((one) => one?.amount);
  if (!sum) return undefined;
  const isOfLast = ({ start }: Part) => {
    const glue = last && text.slice(last.end, start);
    return glue !== undefined && FROM_RENT.test(glue) && IN_BRACKETS.test(glue);
  };
  const leads = ({ start, end }: Part, to: Part, from: Part | undefined) =>
    end <= to.start && start >= (from?.end ?? 0) && TO_RENT.test(text.slice(end, to.start));
  return (
    lengths.findLast((one) => leads(one, sum, last) && !isOfLast(one)) ??
    lengths.find(
      (one) =>
        one.start >= sum.end &&
        one.end <= (next?.start ?? text.length) &&
        FROM_RENT.test(text.slice(sum.end, one.start)) &&
        (IN_BRACKETS.test(text.slice(sum.end, one.start)) || !next || !leads(one, next, sum)),
    )
  );
}

/** Traits by which a line begins to speak of another unit, even where none was named before. */
const NAMING = ["unit", "kind", "bedrooms"];

/** The rents of one home each, in the order of the text. */
export function byHome<R extends Read>(text: string, rents: readonly R[]): R[][] {
  const homes: R[][] = [];
  let [end, known]: [number, UnitTraits] = [0, new Map()];
  for (const read of rents.toSorted((a, b) => a.sum.index - b.sum.index)) {
    const traits = unitTraits(text.slice(end, read.sum.amount.start));
    const isOther =
      areTwoUnits(known, traits) || NAMING.some((trait) => traits.has(trait) && !known.has(trait));
    if (homes.length === 0 || isOther) homes.push([]);
    if (homes.length === 1 || traits.size > 0) known = new Map([...known, ...traits]);
    homes.at(-1)?.push(read);
    end = read.sum.amount.end;
  }
  return homes;
}

const monthsOf = ({ length }: Read): number => length?.months ?? 0;

/** Whether the rents of a home fall as the stay grows. */
function isLadder(rents: readonly Read[]): boolean {
  const steps = rents.toSorted((a, b) => monthsOf(a) - monthsOf(b));
  return (
    rents.length > 1 &&
    new Set(rents.map(monthsOf)).size === rents.length &&
    steps.every(({ rent }, nth) => {
      const shorter = steps[nth - 1]?.rent;
      return !shorter || (shorter.currency === rent.currency && rent.amount <= shorter.amount * MOST_TIMES);
    })
  );
}

/**
 * Rents for a month with the length of stay from which each is asked, where those of one home fall as the stay grows: `25
 * mln/month, from 6 months 22 mln`. A length beside the only rent of a home is the minimum stay, and no step.
 */
export function withStays<R extends Read>(
  text: string,
  asked: readonly AskedAmount[],
  rents: readonly R[],
): (R & Pick<Read, "length">)[] {
  const isMonthly = ({ rent, doubt }: R) => rent.period === "month" && doubt === null;
  const monthly = rents.filter(isMonthly);
  const lengths = monthly.length < 2 ? [] : lengthsIn(text);
  if (lengths.length === 0) return [...rents];
  const measured = monthly.map((read) => {
    const length = lengthBeside(text, lengths, asked, asked.indexOf(read.sum));
    return length ? { ...read, length, rent: { ...read.rent, fromMonths: length.months } } : read;
  });
  const steps = new Set(byHome(text, measured).filter(isLadder).flat());
  return [
    ...rents.filter((read) => !isMonthly(read)),
    ...measured.map((read, nth) => (steps.has(read) ? read : (monthly[nth] ?? read))),
  ];
}
