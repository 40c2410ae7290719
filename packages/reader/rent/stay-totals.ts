import type { Fact } from "../fact.ts";
import { inRupiahs, isWithin, type Rent } from "../rent.ts";
import { textBefore } from "../text/beside.ts";
import { normalise } from "../text/normalise.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { type AskedAmount, MONTHLY, mayBeRent, rupiahsOf } from "./amount-pairs.ts";
import { isTerm, type MoneyText } from "./money-tokens.ts";
import { groupByHome, type RentCandidate } from "./rent-stays.ts";

/** A rent for a year can be paid in instalments. */
const instalmentTerms = termFinder(vocabulary("payment"));

export type StayTotal = { amount: number; currency: string; months: number };

/** Price of a month of a longer stay, as a share of the monthly rent and of a twelfth of the yearly rent. */
const SHARE = { ofMonth: { least: 0.65, below: 0.995 }, ofYear: { least: 0.95, below: 1.8 } };
/** Beside a yearly rent, a sum for two months may be the monthly rent of a short stay. */
const LEAST_MONTHS_BESIDE_YEAR = 3;

/** Longest part of a clause on each side of its sum. */
const CHARACTERS_OF_CLAUSE = 120;
/** End of a clause; dots and commas inside numbers are none. */
const CLAUSE_END = /[\n;|•!?]|[.,](?=\s)/;

/** The number of months that a sum pays at once. Null for one month, or if it may be no rent. */
function totalMonths({ text }: MoneyText, { sum }: RentCandidate): number | null {
  const { stated, amount } = sum;
  if (stated?.period !== "month" || stated.count < 2 || amount.values.length > 1 || amount.doubt !== null)
    return null;
  if (!mayBeRent(sum)) return null;
  const before = textBefore(text, amount.start, CHARACTERS_OF_CLAUSE).split(CLAUSE_END).at(-1) ?? "";
  const after = text.slice(amount.end, amount.end + CHARACTERS_OF_CLAUSE).split(CLAUSE_END)[0] ?? "";
  return instalmentTerms.findAll(before).length + instalmentTerms.findAll(after).length > 0
    ? null
    : stated.count;
}

/** Whether the price of a month of a longer stay fits the rent for a month or a year. */
function fits(perMonth: number, months: number, { rent }: RentCandidate): boolean {
  const isYear = rent.period === "year";
  const { least, below } = isYear ? SHARE.ofYear : SHARE.ofMonth;
  const share = perMonth / (isYear ? rent.amount / 12 : rent.amount);
  return share >= least && share < below && (!isYear || months >= LEAST_MONTHS_BESIDE_YEAR);
}

/** Whether words tie the months to a sum that is no monthly rent: `120 mln for 6 months`, `24 jt / 6 bulan`. */
function isTiedToMonths({ text, tokens }: MoneyText, sum: AskedAmount): boolean {
  const { amount, stated, index } = sum;
  const first = Math.min(...(stated?.tokens ?? []));
  const isDivided = /^ ?\/ ?$/.test(text.slice(amount.end, tokens[first]?.start ?? amount.end));
  const leads = tokens[first > index ? index + 1 : first - 1];
  return isDivided || (rupiahsOf(sum) > MONTHLY.most && isTerm(leads, "for"));
}

/** `isOnly`: the home has no other rent. */
export type Total = { candidate: RentCandidate; months: number; isOnly: boolean };

function totalsOfHome(money: MoneyText, home: readonly RentCandidate[]): Total[] {
  const sums = home.flatMap((candidate) => {
    const months = totalMonths(money, candidate);
    return months === null ? [] : [{ candidate, months }];
  });
  if (sums.length === 0) return [];
  const others = home.filter((candidate) => !sums.some((sum) => sum.candidate === candidate));
  const beside = others.filter(
    ({ rent, doubt }) => doubt === null && (rent.period === "month" || rent.period === "year"),
  );
  return sums.flatMap(({ candidate, months }) => {
    const { amount, currency } = candidate.rent;
    const alike = beside.filter(({ rent }) => rent.currency === currency);
    const isBeside = alike.length > 0 && alike.every((other) => fits(amount, months, other));
    const isOnly =
      others.length === 0 &&
      isTiedToMonths(money, candidate.sum) &&
      isWithin(inRupiahs(candidate.rent), MONTHLY);
    return isBeside || isOnly ? [{ candidate, months, isOnly }] : [];
  });
}

/**
 * The sums that certainly pay for several months at once, shortest stay first. Either the monthly and yearly rents of the home
 * allow no other reading, or it has none and the text ties the months to the sum (`isOnly`).
 */
export function totalsOf(money: MoneyText, rents: readonly RentCandidate[]): Total[] {
  if (!rents.some((candidate) => totalMonths(money, candidate) !== null)) return [];
  const totals = groupByHome(money.text, rents).flatMap((home) => totalsOfHome(money, home));
  return totals.toSorted((a, b) => a.months - b.months);
}

/** Whether a yearly rent can be paid in instalments, or the advert also asks a rent for a shorter period. */
export function isPaidInParts(text: string, rents: readonly Fact<Rent>[]): boolean {
  if (rents.some(({ value }) => value.period !== "year")) return true;
  return instalmentTerms.findAll(normalise(text).text).length > 0;
}
