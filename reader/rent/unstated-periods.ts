import type { RentalPeriod } from "../../lib/money/monthly-price.ts";
import { inRupiahs } from "../rent.ts";
import { termFinder } from "../term-finder.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import type { AskedAmount } from "./amount-pairs.ts";
import { isSign, isTerm, type MoneyToken } from "./money-tokens.ts";
import { offeredRate } from "./offered-rates.ts";
import { looseRates, type MoneyText } from "./stated-periods.ts";

/** A period that is concluded, and why it may be wrong. */
type Concluded = { period: RentalPeriod; doubt: string | null };

/** Sums for the same period differ less than this; three times as much may be three months at once. */
const SAME_KIND = 2.9;

/** How many rents for a month make one for a year, with a discount or without. */
const FEWEST_MONTHS = 7;
const MOST_MONTHS = 13;

/** Of a sum without any period, in rupiahs. */
const MONTHLY = { least: 700_000, most: 45_000_000 };
const LEAST_IN_FOREIGN_MONEY = 2_000_000;
const YEARLY = { least: 15_000_000, most: 200_000_000 };
/** In a text that speaks of years. */
const LEAST_WITH_YEARS = 40_000_000;

/** A `kontrakan` and a house are let by the year where a villa is let by the month. */
const lets = termFinder(vocabulary("usualPeriod", ["year", "month"]));

const isAlike = (a: AskedAmount, b: AskedAmount): boolean => {
  const [first = 0] = a.amount.values;
  const [second = 0] = b.amount.values;
  const times = first > second ? first / second : second / first;
  return a.amount.currency === b.amount.currency && times <= SAME_KIND;
};

/** A sum of about ten times the rent for a month is the one for a year, and the other way round. */
function byFit(sum: AskedAmount, { amount, stated }: AskedAmount): { period: RentalPeriod }[] {
  const times = (sum.amount.values[0] ?? 0) / (amount.values[0] ?? 0);
  const isYear = stated?.period === "month" && times > FEWEST_MONTHS && times < MOST_MONTHS;
  const isMonth = stated?.period === "year" && 1 / times > FEWEST_MONTHS && 1 / times < MOST_MONTHS;
  if (sum.amount.currency !== amount.currency || !(isYear || isMonth)) return [];
  return [{ period: isYear ? "year" : "month" }];
}

/** The number of the line that each token stands in. */
function linesOf(tokens: readonly MoneyToken[]): number[] {
  let line = 0;
  return tokens.map((token) => {
    if (isSign(token, "line")) line += 1;
    return line;
  });
}

const onlyOne = (rates: readonly { period: RentalPeriod }[]): RentalPeriod | null =>
  new Set(rates.map(({ period }) => period)).size === 1 ? (rates[0]?.period ?? null) : null;

function bySize({ amount }: AskedAmount, { text, tokens }: MoneyText): Concluded {
  const [value = 0] = amount.values;
  const sum = inRupiahs({ amount: value, currency: amount.currency });
  const isLetByYear = !lets.findAll(text).some(({ key }) => key === "month") && lets.findAll(text).length > 0;
  const hasYears = tokens.some((token) => isTerm(token, "year", "yearly"));
  const isYearly =
    (isLetByYear && sum >= YEARLY.least && sum <= YEARLY.most) || (hasYears && sum >= LEAST_WITH_YEARS);
  if (isYearly) return { period: "year", doubt: null };
  const least = amount.currency === "IDR" ? MONTHLY.least : LEAST_IN_FOREIGN_MONEY;
  const isMonthly = sum >= least && sum <= MONTHLY.most;
  return isMonthly
    ? { period: "month", doubt: null }
    : { period: sum > MONTHLY.most ? "year" : "month", doubt: "no period is stated" };
}

/**
 * Concludes the period of a sum that has none beside it: from a rate that leads to it, from the line, from sums like it in the line, from what the text
 * says of all rents, from sums like it elsewhere, and at last from its size. Null: it is no rent that can be told.
 */
export function periodFinder(
  money: MoneyText,
  asked: readonly AskedAmount[],
  taken: ReadonlySet<number>,
): (sum: AskedAmount) => Concluded | null {
  const lines = linesOf(money.tokens);
  const loose = looseRates(money, taken);
  const stated = asked.filter(
    ({ role, stated }) => (role === "price" || role === "unsaid") && stated?.count === 1,
  );
  const certain = (period: RentalPeriod): Concluded => ({ period, doubt: null });

  return (sum) => {
    const offered = offeredRate(money, sum.index);
    if (offered) return certain(offered);
    const line = lines[sum.index];
    const inLine = onlyOne(loose.filter(({ index }) => lines[index] === line));
    if (inLine) return certain(inLine);
    const alike = stated.filter((other) => isAlike(sum, other));
    const beside =
      alike.find(({ index }) => lines[index] === line && index > sum.index) ??
      alike.findLast(({ index }) => lines[index] === line);
    if (beside?.stated) return certain(beside.stated.period);
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
