import { areTwoUnits, type UnitTraits, unitTraits } from "../home/unit-traits.ts";
import type { Rent } from "../rent.ts";
import { overlaps, type Place } from "../text/normalise.ts";
import { keyOf, sentencesOf } from "../text/tokens.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { PERIODS } from "../vocabulary/periods.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { type AskedAmount, LONGER_STAY_RATIO } from "./amount-pairs.ts";
import { lengthAt, numberOf, stayTokensOf } from "./stay-lengths.ts";

/** `yearly contract 17 mln/month` */
const yearlyTerms = termFinder({ yearly: PERIODS.yearly });

type StayLength = Place & { months: number };

/** A rent with its sum, its doubt and, on a ladder, the length of stay from which it is asked. */
export type RentCandidate = { sum: AskedAmount; rent: Rent; doubt: string | null; length?: StayLength };

/** Text between a length and the rent after it: `6 months contract: 19 mln`, `from 6 months (19 mln)`. */
export const LENGTH_TO_RENT = pattern("u")`^\+? ?\)?(?: ?[-:=(]| {stayLabel.word}| ?{currency.IDR})*[ .]*$`;
/** Text between a rent and the length after it: `27 mln/month from 6 months`. */
export const RENT_TO_LENGTH = /^[^\n,.;|\d]{0,30}$/;
/** A length in brackets after its rent: `18 mln (6 months) 16 mln (12 months)`. */
const IN_BRACKETS = /\([^()]*$/;

/** Lengths of stay in the order of the text: `3+ months`, `6-12 months` (the shorter one), `a year`; not `a month`, which is a period. */
export function lengthsIn(text: string): StayLength[] {
  const counted = sentencesOf(stayTokensOf(text)).flatMap(({ tokens: all }) => {
    const tokens = all.filter(
      (token, index) =>
        token.type !== "sign" || text.charAt(token.start) !== "+" || numberOf(text, all[index - 1]) === null,
    );
    const lengths: StayLength[] = [];
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
  const yearly = yearlyTerms.findAll(text).map(({ start, end }) => ({ months: 12, start, end }));
  const uncounted = yearly.filter((length) => !counted.some((other) => overlaps(length, other)));
  return [...counted, ...uncounted].sort((a, b) => a.start - b.start);
}

/** The length that stands beside a sum and beside no other. */
function lengthBeside(
  text: string,
  lengths: readonly StayLength[],
  asked: readonly AskedAmount[],
  nth: number,
) {
  const [last, sum, next] = [asked[nth - 1], asked[nth], asked[nth + 1]].map((other) => other?.amount);
  if (!sum) return undefined;
  const belongsToLast = ({ start }: Place) => {
    const glue = last && text.slice(last.end, start);
    return glue !== undefined && RENT_TO_LENGTH.test(glue) && IN_BRACKETS.test(glue);
  };
  const leads = ({ start, end }: Place, to: Place, from: Place | undefined) =>
    end <= to.start && start >= (from?.end ?? 0) && LENGTH_TO_RENT.test(text.slice(end, to.start));
  return (
    lengths.findLast((length) => leads(length, sum, last) && !belongsToLast(length)) ??
    lengths.find(
      (length) =>
        length.start >= sum.end &&
        length.end <= (next?.start ?? text.length) &&
        RENT_TO_LENGTH.test(text.slice(sum.end, length.start)) &&
        (IN_BRACKETS.test(text.slice(sum.end, length.start)) || !next || !leads(length, next, sum)),
    )
  );
}

/** Traits by which a text turns to another unit, even if it named none before. */
const NAMING_TRAITS = ["unit", "kind", "bedrooms"];

/** Rents grouped by home, in the order of the text. */
export function groupByHome(text: string, rents: readonly RentCandidate[]): RentCandidate[][] {
  const homes: RentCandidate[][] = [];
  let end = 0;
  let known: UnitTraits = new Map();
  for (const candidate of rents.toSorted((a, b) => a.sum.index - b.sum.index)) {
    const traits = unitTraits(text.slice(end, candidate.sum.amount.start));
    const isOther =
      areTwoUnits(known, traits) || NAMING_TRAITS.some((trait) => traits.has(trait) && !known.has(trait));
    if (homes.length === 0 || isOther) homes.push([]);
    if (homes.length === 1 || traits.size > 0) known = new Map([...known, ...traits]);
    homes.at(-1)?.push(candidate);
    end = candidate.sum.amount.end;
  }
  return homes;
}

const monthsOf = ({ length }: RentCandidate): number => length?.months ?? 0;

function isLadder(rents: readonly RentCandidate[]): boolean {
  const steps = rents.toSorted((a, b) => monthsOf(a) - monthsOf(b));
  return (
    rents.length > 1 &&
    new Set(rents.map(monthsOf)).size === rents.length &&
    steps.every(({ rent }, nth) => {
      const shorter = steps[nth - 1]?.rent;
      return (
        !shorter || (shorter.currency === rent.currency && rent.amount <= shorter.amount * LONGER_STAY_RATIO)
      );
    })
  );
}

/**
 * Adds the length of stay to the rents for a period, a month or a year, of a home that fall as the stay grows: `25 mln/month, from
 * 6 months 22 mln`. A length beside the only rent of a home is its minimum stay.
 */
export function withStays(
  text: string,
  asked: readonly AskedAmount[],
  rents: readonly RentCandidate[],
  period: "month" | "year",
): RentCandidate[] {
  const isOfPeriod = ({ rent, doubt }: RentCandidate) => rent.period === period && doubt === null;
  const alike = rents.filter(isOfPeriod);
  const lengths = alike.length < 2 ? [] : lengthsIn(text);
  if (lengths.length === 0) return [...rents];
  const measured = alike.map((candidate): RentCandidate => {
    const length = lengthBeside(text, lengths, asked, asked.indexOf(candidate.sum));
    return length
      ? { ...candidate, length, rent: { ...candidate.rent, fromMonths: length.months } }
      : candidate;
  });
  const steps = new Set(groupByHome(text, measured).filter(isLadder).flat());
  return [
    ...rents.filter((candidate) => !isOfPeriod(candidate)),
    ...measured.map((candidate, nth) => (steps.has(candidate) ? candidate : (alike[nth] ?? candidate))),
  ];
}
