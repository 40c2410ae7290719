import { type AskedAmount, mayBeRent, sumOf } from "./amount-pairs.ts";

/** Largest ratio of a longer to a shorter stay if both rents are for one unit of time. Totals differ more. */
export const LONGER_STAY_RATIO = 1.05;

const monthsOf = ({ stated }: AskedAmount): number =>
  stated?.period === "month" ? stated.count : stated?.period === "year" ? 12 * stated.count : 0;

/** Whether two sums are both for one unit of time, as the longer stay is not dearer. */
function areOfOneLadder(a: AskedAmount, b: AskedAmount): boolean {
  const [shorter, longer] = monthsOf(a) < monthsOf(b) ? [a, b] : [b, a];
  return (
    a.amount.currency === b.amount.currency &&
    monthsOf(shorter) > 0 &&
    monthsOf(longer) > monthsOf(shorter) &&
    sumOf(longer) <= sumOf(shorter) * LONGER_STAY_RATIO
  );
}

/** Reads a ladder as rents for one month, `1 month 19 mln, 3 months 18 mln, 6 months 16 mln`, or one year, `1 year 40 mln, 2 years 38 mln`. */
export function withLadder(asked: readonly AskedAmount[]): AskedAmount[] {
  const steps = asked.filter((sum) => mayBeRent(sum) && sum.stated !== null);
  const isLength = ({ stated }: AskedAmount) =>
    stated !== null && (stated.tokens.length > 1 || stated.count > 1);
  return asked.map((sum) => {
    const { stated } = sum;
    const others = steps.includes(sum) ? steps.filter((step) => areOfOneLadder(sum, step)) : [];
    const isStep = isLength(sum) && others.some(isLength);
    // `22 mln/month, 6 months 20, a year 18.5`
    const isLadder = others.length > 1 && [sum, ...others].some(isLength);
    if (!stated || !(isStep || isLadder)) return sum;
    const isMonthly = [sum, ...others].some((step) => step.stated?.period === "month");
    return { ...sum, stated: { ...stated, period: isMonthly ? "month" : "year", count: 1 } };
  });
}
