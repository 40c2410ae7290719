import type { RentalPeriod } from "../../lib/money/monthly-price.ts";
import { type Fact, factAt } from "../fact.ts";
import type { Normalised } from "../normalise.ts";
import { byPublishing, inRupiahs, isPlausible, perDay, type Rent } from "../rent.ts";
import { termFinder } from "../term-finder.ts";
import { TOPICS } from "../vocabulary/includes.ts";
import type { AskedAmount } from "./amount-pairs.ts";
import { askedAmounts } from "./asked-amounts.ts";
import { isSign, isTerm, type MoneyToken } from "./money-tokens.ts";
import { withStays } from "./rent-stays.ts";
import { type MoneyText, periodOf } from "./stated-periods.ts";
import { type StayTotal, totalsOf } from "./stay-totals.ts";
import { periodFinder } from "./unstated-periods.ts";

export type Deposit = { amount: number; currency: string };

/** What an advert asks for. */
export type Prices = {
  rents: readonly Fact<Rent>[];
  /** What stays of several months cost at once, the shortest first. */
  stayTotals: readonly Fact<StayTotal>[];
  /** Several rents for one period, with nothing that tells them apart. */
  areUnitsUnclear: boolean;
  deposit: Fact<Deposit> | null;
  /** It asks for no rent, and names the most that is paid: `max 8 mil`. */
  isCapped: boolean;
  /** It names a sum that homes are sold for, and no period. */
  isPricedForSale: boolean;
};

const billTerms = termFinder({ electricity: TOPICS.electricity, water: TOPICS.water, bills: TOPICS.bills });

/** A charge is at most so much of the rent, as a share. */
const LARGEST_CHARGE = 0.4;
/** Rooms and villas in one post: the lowest rent as a share of the highest. */
const LOWEST_OF_UNITS = 0.12;
/** What is higher than this, in rupiahs for a month, is no charge for electricity, or for internet. */
const HIGHEST = { small: 5_000_000, smallest: 700_000 };
/** In rupiahs; what is let for more says for how long. */
const LEAST_TO_BUY = 1_000_000_000;
/** Rents for a year in rents for a month: outside of these one of them is misread. */
const MONTHS_IN_YEAR = { least: 3, most: 18 };

type Candidate = { sum: AskedAmount; rent: Rent; doubt: string | null };

function candidatesOf(
  sum: AskedAmount,
  concluded: { period: RentalPeriod; doubt: string | null } | null,
): Candidate[] {
  const period = sum.stated?.period ?? concluded?.period;
  if (period === undefined) return [];
  const count = sum.stated?.count ?? 1;
  return sum.amount.values.map((value) => {
    const rent = { amount: Math.round(value / count), currency: sum.amount.currency, period };
    const doubt =
      sum.amount.doubt ??
      concluded?.doubt ??
      (count > 1 ? `asked for ${count} ${period}s at once` : isPlausible(rent) ? null : "no usual rent");
    return { sum, rent, doubt };
  });
}

/** Doubts rents for a month and for a year when none fit together, unless the text calls only some of them the rent. */
function withoutMisfits(rents: readonly Candidate[]): Candidate[] {
  const certain = (period: RentalPeriod) =>
    rents.filter(({ rent, doubt }) => doubt === null && rent.period === period);
  const years = certain("year");
  const months = certain("month");
  const fits = (year: Candidate, month: Candidate) => {
    const times = (12 * perDay(year.rent)) / perDay(month.rent);
    return times >= MONTHS_IN_YEAR.least && times <= MONTHS_IN_YEAR.most;
  };
  const misfits = [...years, ...months];
  const isFit =
    years.length === 0 ||
    months.length === 0 ||
    years.some((year) => months.some((month) => fits(year, month)));
  if (isFit) return [...rents];
  const areCalled = misfits.filter(({ sum }) => sum.role === "price");
  return rents.map((candidate) =>
    misfits.includes(candidate) && (areCalled.length === misfits.length || !areCalled.includes(candidate))
      ? { ...candidate, doubt: "rents for a month and for a year that do not fit" }
      : candidate,
  );
}

/** Doubts a sum that is much lower than another one for the same period, and is not called a rent. */
function withoutOutliers(rents: readonly Candidate[]): Candidate[] {
  const isOutlier = ({ sum, rent }: Candidate) =>
    sum.role === "unsaid" &&
    rents.some(
      (other) => other.rent.period === rent.period && perDay(rent) < perDay(other.rent) * LOWEST_OF_UNITS,
    );
  return rents.map((candidate) =>
    candidate.doubt === null && isOutlier(candidate)
      ? { ...candidate, doubt: "much lower than another rent" }
      : candidate,
  );
}

/** What is asked for several months and nothing else is the rent for a month of a stay of so many. */
function withOnlyTotals(
  rents: readonly Candidate[],
  totals: readonly { read: Candidate; months: number; isOnly: boolean }[],
): Candidate[] {
  return rents.map((candidate) => {
    const total = totals.find(({ read, isOnly }) => isOnly && read === candidate);
    return total
      ? { ...candidate, rent: { ...candidate.rent, fromMonths: total.months }, doubt: null }
      : candidate;
  });
}

/** Whether nothing but signs and the period of both stands between two sums. */
function isBareBetween(
  tokens: readonly MoneyToken[],
  from: number,
  to: number,
  period: RentalPeriod,
): boolean {
  return tokens
    .slice(from + 1, to)
    .every(
      (token) =>
        token.type === "sign" ||
        (periodOf(token) === period && !isTerm(token, "dayOfWeek")) ||
        isTerm(token, "aside", "joining", "per", "for"),
    );
}

/** Rents of one home for stays of different length are told apart by them. */
function areUnclear(tokens: readonly MoneyToken[], rents: readonly Candidate[]): boolean {
  return rents.some(({ sum, rent }, index) => {
    const next = rents[index + 1];
    if (!next || next.sum === sum || next.rent.period !== rent.period) return false;
    if (next.rent.fromMonths !== rent.fromMonths) return false;
    return (
      next.rent.currency === rent.currency && isBareBetween(tokens, sum.index, next.sum.index, rent.period)
    );
  });
}

function depositOf(advert: Normalised, asked: readonly AskedAmount[]): Fact<Deposit> | null {
  const deposit = asked.find(({ role }) => role === "deposit");
  const amount = deposit?.amount.values[0];
  if (!deposit || amount === undefined) return null;
  const { currency, doubt } = deposit.amount;
  return factAt(advert, { amount, currency }, [deposit.amount], doubt);
}

/** Whether a sum that may be a rent is the most that somebody pays; not the most of a charge: `electricity up to 500k`. */
function isCap(tokens: readonly MoneyToken[], { index, amount, stated }: AskedAmount): boolean {
  const line = tokens.slice(0, index);
  const start = line.findLastIndex((token) => isSign(token, "line", "stop")) + 1;
  const clause = line.findLastIndex((token) => isSign(token, "comma")) + 1;
  const isOfCharge =
    line.slice(start).some((token) => isTerm(token, "utility", "charge", "deposit", "discount", "sale")) ||
    line.slice(Math.max(start, clause)).some((token) => isTerm(token, "facility"));
  const [value = 0] = amount.values;
  const rent = { amount: value, currency: amount.currency, period: stated?.period ?? "month" };
  return isTerm(tokens[index - 1], "cap") && !isOfCharge && isPlausible(rent);
}

/** Whether words make money of a number of millions or metres: `price 22M`, `22M + electricity`. */
function isCalled({ text, tokens }: MoneyText, { index, role }: AskedAmount): boolean {
  const [plus, added] = tokens.slice(index + 1, index + 3);
  const isPlus = plus !== undefined && text.charAt(plus.start) === "+";
  return role === "price" || (isPlus && added !== undefined && billTerms.findAt(text, added.start) !== null);
}

/** The rents and the deposit that an advert asks for; what else costs something is left out. */
export function readPrices(advert: Normalised): Prices {
  const { money, asked, taken } = askedAmounts(advert.text);
  const concluded = periodFinder(money, asked, taken);
  const rents: Candidate[] = [];
  const small: Candidate[] = [];
  for (const sum of asked) {
    if (sum.role === "deposit" || sum.role === "charge") continue;
    if (sum.stated === null && sum.amount.sign === "none" && !isCalled(money, sum)) continue;
    const candidates = candidatesOf(sum, sum.stated ? null : concluded(sum));
    (sum.role === "small" || sum.role === "smallest" ? small : rents).push(...candidates);
  }
  const dearest = Math.max(0, ...rents.map(({ rent }) => perDay(rent)));
  for (const candidate of small)
    if (isPlausible(candidate.rent) && perDay(candidate.rent) > dearest * LARGEST_CHARGE)
      rents.push(
        dearest === 0 &&
          (candidate.rent.period === "month" || candidate.rent.period === "year") &&
          perDay(candidate.rent) * 30 > HIGHEST[candidate.sum.role === "smallest" ? "smallest" : "small"]
          ? candidate
          : { ...candidate, doubt: candidate.doubt ?? "may be a charge for something else" },
      );
  const read = withoutMisfits(withoutOutliers(rents));
  const totals = totalsOf(money, read);
  const fitting = withOnlyTotals(read, totals);
  const placesOf = ({ amount, stated }: AskedAmount) => [
    amount,
    ...(stated?.tokens.flatMap((index) => money.tokens[index] ?? []) ?? []),
  ];
  const staying = withStays(advert.text, asked, fitting);
  return {
    rents: staying
      .toSorted((a, b) => byPublishing(a.rent, b.rent))
      .map(({ sum, rent, doubt, length }) =>
        factAt(advert, rent, [...placesOf(sum), ...(length ? [length] : [])], doubt),
      ),
    stayTotals: totals.map(({ read: { sum, rent }, months }) =>
      factAt(advert, { amount: sum.amount.values[0] ?? 0, currency: rent.currency, months }, placesOf(sum)),
    ),
    areUnitsUnclear: areUnclear(
      money.tokens,
      staying.filter(({ doubt }) => doubt === null).toSorted((a, b) => a.sum.index - b.sum.index),
    ),
    deposit: depositOf(advert, asked),
    isPricedForSale: asked.some(({ stated, amount: { values, currency } }) =>
      values.some((amount) => stated === null && inRupiahs({ amount, currency }) >= LEAST_TO_BUY),
    ),
    isCapped: fitting.length === 0 && asked.some((sum) => isCap(money.tokens, sum)),
  };
}
