import { type AskedAmount, mayBeRent } from "./amount-pairs.ts";
import type { MoneyText } from "./stated-periods.ts";

/** A longer stay costs more in all than this many times the shorter one, unless both are for one unit of time. */
const MOST_TIMES = 1.05;

const monthsOf = ({ stated }: AskedAmount): number =>
  stated?.period === "month" ? stated.count : stated?.period === "year" ? 12 * stated.count : 0;

const sumOf = ({ amount }: AskedAmount): number => amount.values[0] ?? 0;

/** Whether two sums can only be for one unit of time: the longer stay is not dearer than the shorter one. */
function areAlike(one: AskedAmount, other: AskedAmount): boolean {
  const [shorter, longer] = monthsOf(one) < monthsOf(other) ? [one, other] : [other, one];
  return (
    one.amount.currency === other.amount.currency &&
    monthsOf(shorter) > 0 &&
    monthsOf(longer) > monthsOf(shorter) &&
    sumOf(longer) <= sumOf(shorter) * MOST_TIMES
  );
}

/** Of `1 month 19 mln, 3 months 18 mln, 6 months 16 mln` each is the rent for a month, of `1 year 40 mln, 2 years 38 mln` for a year. */
export function withLadder(_: MoneyText, asked: readonly AskedAmount[]): AskedAmount[] {
  const steps = asked.filter((sum) => mayBeRent(sum) && sum.stated !== null);
  const isLength = ({ stated }: AskedAmount) =>
    stated !== null && (stated.tokens.length > 1 || stated.count > 1);
  return asked.map((sum) => {
    const { stated } = sum;
    const others = steps.includes(sum) ? steps.filter((step) => areAlike(sum, step)) : [];
    const isStep = isLength(sum) && others.some(isLength);
    // `22 mln/month, 6 months 20, a year 18.5`
    const isLadder = others.length > 1 && [sum, ...others].some(isLength);
    if (!stated || !(isStep || isLadder)) return sum;
    const isOfMonths = [sum, ...others].some((step) => step.stated?.period === "month");
    return { ...sum, stated: { ...stated, period: isOfMonths ? "month" : "year", count: 1 } };
  });
}
