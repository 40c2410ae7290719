import { inRupiahs, type Rent } from "../rent.ts";
import { termFinder } from "../term-finder.ts";
import { PAYMENTS } from "../vocabulary/payments.ts";
import { type AskedAmount, mayBeRent } from "./amount-pairs.ts";
import { isTerm } from "./money-tokens.ts";
import { byHome } from "./rent-stays.ts";
import { restOfContract } from "./rest-of-contract.ts";
import type { MoneyText } from "./stated-periods.ts";

/** What a stay of several months costs in all. */
export type StayTotal = { amount: number; currency: string; months: number };

type Read = { sum: AskedAmount; rent: Rent; doubt: string | null };

const inParts = termFinder(PAYMENTS);

/** What a month of a longer stay costs, as a share of the rent for one month, and of a twelfth of that for a year. */
const SHARE = { ofMonth: { least: 0.65, below: 0.995 }, ofYear: { least: 0.95, below: 1.8 } };
/** For two months a sum may be a month of a short stay where a year is much cheaper. */
const FEWEST_BESIDE_YEAR = 3;
/** Homes are rarely let for more by the month, in rupiahs, nor for less. */
const MONTHLY = { least: 700_000, most: 45_000_000 };

/** Characters of a clause that are read on each side of its sum. */
const CLAUSE_LENGTH = 120;
/** Where the clause of a sum ends; the dots and commas inside of numbers end none. */
const END = /[\n;|•!?]|[.,](?=\s)/;

/** The months that a sum is for at once; null where it is for one, or may be no rent. */
function monthsOf({ text }: MoneyText, { sum }: Read): number | null {
  const { stated, amount } = sum;
  if (stated?.period !== "month" || stated.count < 2 || amount.values.length > 1 || amount.doubt !== null)
    return null;
  if (!mayBeRent(sum)) return null;
  const before =
    text
      .slice(Math.max(0, amount.start - CLAUSE_LENGTH), amount.start)
      .split(END)
      .at(-1) ?? "";
  const after = text.slice(amount.end, amount.end + CLAUSE_LENGTH).split(END)[0] ?? "";
  return inParts.findAll(before).length + inParts.findAll(after).length > 0 ? null : stated.count;
}

/** Whether a month of a longer stay, for so many months, may cost so much beside a rent for a month or a year. */
function fits(perMonth: number, months: number, { rent }: Read): boolean {
  const isYear = rent.period === "year";
  const { least, below } = isYear ? SHARE.ofYear : SHARE.ofMonth;
  const share = perMonth / (isYear ? rent.amount / 12 : rent.amount);
  return share >= least && share < below && (!isYear || months >= FEWEST_BESIDE_YEAR);
}

/** Whether words tie the months to a sum which can be no rent for one month: `120 mln for 6 months`, `24 jt / 6 bulan`. */
function isTied({ text, tokens }: MoneyText, { amount, stated, index }: AskedAmount): boolean {
  const first = Math.min(...(stated?.tokens ?? []));
  const isDivided = /^ ?\/ ?$/.test(text.slice(amount.end, tokens[first]?.start ?? amount.end));
  const leads = tokens[first > index ? index + 1 : first - 1];
  const total = inRupiahs({ amount: amount.values[0] ?? 0, currency: amount.currency });
  return isDivided || (total > MONTHLY.most && isTerm(leads, "for"));
}

function isUsual({ amount, currency }: Rent): boolean {
  const month = inRupiahs({ amount, currency });
  return month >= MONTHLY.least && month <= MONTHLY.most;
}

type Total<R> = { read: R; months: number; isOnly: boolean };

/** Those among the rents of one home. */
function totalsOfHome<R extends Read>(money: MoneyText, home: readonly R[]): Total<R>[] {
  const sums = home.flatMap((read) => {
    const months = monthsOf(money, read);
    return months === null ? [] : [{ read, months }];
  });
  if (sums.length === 0) return [];
  const others = home.filter((read) => !sums.some((sum) => sum.read === read));
  const beside = others.filter(
    ({ rent, doubt }) => doubt === null && (rent.period === "month" || rent.period === "year"),
  );
  return sums.flatMap(({ read, months }) => {
    const { amount, currency } = read.rent;
    const alike = beside.filter(({ rent }) => rent.currency === currency);
    const isBeside = alike.length > 0 && alike.every((other) => fits(amount, months, other));
    const isOnly = others.length === 0 && isTied(money, read.sum) && isUsual(read.rent);
    return isBeside || isOnly ? [{ read, months, isOnly }] : [];
  });
}

/**
 * The sums that are for several months at once for certain, the shortest stay first: the rents for a month and a year of the
 * same home allow no other reading, or there are none and the text ties the months to a sum that is none for one month
 * (`isOnly`). What is left of a contract is for whoever takes it over.
 */
export function totalsOf<R extends Read>(money: MoneyText, rents: readonly R[]): Total<R>[] {
  if (!rents.some((read) => monthsOf(money, read) !== null) || restOfContract(money) !== null) return [];
  const totals = byHome(money.text, rents).flatMap((home) => totalsOfHome(money, home));
  return totals.toSorted((a, b) => a.months - b.months);
}
