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

/** Whether a sum in brackets repeats the sum before it in another currency or in words: `IDR 600k (around USD 47)`, `$1,850/month (29 mln)`. */
export function isRepetition({ text, tokens }: MoneyText, first: AskedAmount, next: AskedAmount): boolean {
  const period = first.stated?.tokens.filter((index) => index < next.index) ?? [];
  const between = tokens.slice(Math.max(first.index, ...period) + 1, next.index);
  return (
    (first.amount.currency !== next.amount.currency ||
      !/\d/.test(text.slice(next.amount.start, next.amount.end))) &&
    between.some((token) => isSign(token, "open")) &&
    between.every((token) => isSign(token, "open") || isTerm(token, "aside"))
  );
}

/** Smallest ratio of the same sum in two currencies, by rough rates. */
const LEAST_RATIO = 0.7;

export const mayBeRent = ({ role }: AskedAmount) => role === "price" || role === "unknown";

/** Whether two sums are the same in two currencies and share the period: `IDR 25 mln / $1550 per month`. */
export function isSameSum({ tokens }: MoneyText, first: AskedAmount, next: AskedAmount): boolean {
  const between = tokens.slice(first.index + 1, next.index);
  const [lower, upper] = [first, next].map(rupiahsOf).sort((a, b) => a - b);
  return (
    first.amount.currency !== next.amount.currency &&
    first.stated === null &&
    next.stated !== null &&
    [first, next].every(mayBeRent) &&
    lower !== undefined &&
    upper !== undefined &&
    lower > upper * LEAST_RATIO &&
    between.length > 0 &&
    between.every((token) => isTerm(token, "joining", "aside") || isSign(token, "join", "colon"))
  );
}
