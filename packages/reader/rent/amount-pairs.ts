import { inRupiahs } from "../rent.ts";
import { isSign } from "../text/tokens.ts";
import type { AmountRole } from "./amount-role.ts";
import type { Amount } from "./amounts.ts";
import { isTerm, type MoneyText } from "./money-tokens.ts";
import type { StatedPeriod } from "./stated-periods.ts";

export type AskedAmount = { amount: Amount; index: number; role: AmountRole; stated: StatedPeriod | null };

/** The sum, or the lower end of a range. */
export const sumOf = ({ amount }: AskedAmount): number => amount.values[0] ?? 0;

export const rupiahsOf = (sum: AskedAmount): number =>
  inRupiahs({ amount: sumOf(sum), currency: sum.amount.currency });

/** Whether the first of two sums is no longer asked: `40 → 33 jt`, `from 40 mln to 33 mln`. */
export function isReplaced({ text, tokens }: MoneyText, first: AskedAmount, next: AskedAmount): boolean {
  const between = tokens.slice(Math.max(first.index, ...(first.stated?.tokens ?? [])) + 1, next.index);
  const isChange = between.some(
    (token) => isTerm(token, "replacing", "cap") || "→➡>".includes(text.charAt(token.start)),
  );
  return (
    isChange &&
    sumOf(first) > sumOf(next) &&
    between.every(
      (token) =>
        isTerm(token, "replacing", "cap", "price", "aside", "month", "monthly") ||
        isSign(token, "colon", "comma"),
    )
  );
}

/** Smallest ratio of the same sum in two currencies, by rough rates. */
const LEAST_RATIO = 0.7;

/** Whether a sum repeats the one before it in another currency: `IDR 25 mln / $1550 per month`, `$1,850/month (29 mln)`. */
export function isRepetition({ tokens }: MoneyText, first: AskedAmount, next: AskedAmount): boolean {
  const period = first.stated?.tokens.filter((index) => index < next.index) ?? [];
  const between = tokens.slice(Math.max(first.index, ...period) + 1, next.index);
  const [lower = 0, upper = 0] = [first, next].map(rupiahsOf).sort((a, b) => a - b);
  const isConverted = first.amount.currency !== next.amount.currency && lower > upper * LEAST_RATIO;
  return (
    isConverted &&
    between.length > 0 &&
    between.every((token) => isTerm(token, "joining", "aside") || isSign(token, "open", "join", "colon"))
  );
}

/** Bounds of a usual rent for a month, in rupiahs. */
export const MONTHLY = { least: 700_000, most: 45_000_000 };

export const mayBeRent = ({ role }: AskedAmount) => role === "price" || role === "unknown";

/** Largest ratio of a longer to a shorter stay if both rents are for one unit of time. Totals differ more. */
export const LONGER_STAY_RATIO = 1.05;
