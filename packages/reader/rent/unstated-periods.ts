import type { RentalPeriod } from "../fact.ts";
import { isWithin } from "../rent.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { type AskedAmount, MONTHLY, mayBeRent, rupiahsOf, sumOf } from "./amount-pairs.ts";
import { isTerm, type MoneyText } from "./money-tokens.ts";
import { looseRates } from "./stated-periods.ts";

type Concluded = { period: RentalPeriod; doubt: string | null };

/** Largest ratio of sums for the same period: three times as much may pay for three months. */
const LARGEST_RATIO = 2.9;

const MONTHS_IN_YEAR = { above: 7, below: 13 };

/** Bounds of a rent without any period, in rupiahs. */
const LEAST_FOREIGN_MONTHLY = 2_000_000;
const YEARLY = { least: 15_000_000, most: 200_000_000 };
/** Lowest yearly rent in a text that names years. */
const LEAST_BESIDE_YEARS = 40_000_000;

/** Homes with a usual period: a `kontrakan` and a house are let by the year, a villa by the month. */
const usualPeriodTerms = termFinder(vocabulary("usualPeriod"));

const isAlike = (a: AskedAmount, b: AskedAmount): boolean => {
  const ratio = sumOf(a) > sumOf(b) ? sumOf(a) / sumOf(b) : sumOf(b) / sumOf(a);
  return a.amount.currency === b.amount.currency && ratio <= LARGEST_RATIO;
};

/** The period of a sum beside a rent: about ten monthly rents are a yearly rent, and the other way round. */
function byFit(sum: AskedAmount, { amount, stated }: AskedAmount): { period: RentalPeriod }[] {
  const ratio = (sum.amount.values[0] ?? 0) / (amount.values[0] ?? 0);
  const isYearlyRatio = (months: number) => months > MONTHS_IN_YEAR.above && months < MONTHS_IN_YEAR.below;
  const isYear = stated?.period === "month" && isYearlyRatio(ratio);
  const isMonth = stated?.period === "year" && isYearlyRatio(1 / ratio);
  if (sum.amount.currency !== amount.currency || !(isYear || isMonth)) return [];
  return [{ period: isYear ? "year" : "month" }];
}

const onlyOne = (rates: readonly { period: RentalPeriod }[]): RentalPeriod | null =>
  new Set(rates.map(({ period }) => period)).size === 1 ? (rates[0]?.period ?? null) : null;

function bySize(asked: AskedAmount, { text, tokens, region }: MoneyText): Concluded {
  const sum = rupiahsOf(asked);
  const isLetByYear =
    !usualPeriodTerms.findAll(text).some(({ key }) => key === "month") &&
    usualPeriodTerms.findAll(text).length > 0;
  const hasYears = tokens.some((token) => isTerm(token, "year", "yearly"));
  const isYearly = (isLetByYear && isWithin(sum, YEARLY)) || (hasYears && sum >= LEAST_BESIDE_YEARS);
  if (isYearly) return { period: "year", doubt: null };
  const least = asked.amount.currency === region.currency.code ? MONTHLY.least : LEAST_FOREIGN_MONTHLY;
  const isMonthly = sum >= least && sum <= MONTHLY.most;
  return isMonthly
    ? { period: "month", doubt: null }
    : { period: sum > MONTHLY.most ? "year" : "month", doubt: "no period is stated" };
}

/**
 * Returns a function that concludes the period of a sum without one: from the only rate of the text, from similar sums, and at
 * last from its size. Null if nothing fits.
 */
export function periodFinder(
  money: MoneyText,
  asked: readonly AskedAmount[],
  taken: ReadonlySet<number>,
): (sum: AskedAmount) => Concluded | null {
  const loose = looseRates(money, taken);
  const stated = asked.filter((sum) => mayBeRent(sum) && sum.stated?.count === 1);
  const certain = (period: RentalPeriod): Concluded => ({ period, doubt: null });

  return (sum) => {
    // The sum between makes the first alike the last: `16jt, 30jt, 50jt (monthly)`.
    const between = asked.filter((other) => mayBeRent(other) && isAlike(sum, other));
    const alike = stated.filter((other) => between.some((one) => isAlike(one, other)));
    const everywhere = onlyOne(loose);
    if (everywhere) return certain(everywhere);
    const heading = loose.findLast(({ index }) => index < sum.index);
    if (heading) return { period: heading.period, doubt: "rents for several periods" };
    const likeOthers = onlyOne(alike.flatMap(({ stated }) => (stated ? [stated] : [])));
    if (likeOthers) return certain(likeOthers);
    const fitting = onlyOne(stated.flatMap((other) => byFit(sum, other)));
    if (fitting) return certain(fitting);
    return stated.length > 0 && sum.role !== "price" ? null : bySize(sum, money);
  };
}
