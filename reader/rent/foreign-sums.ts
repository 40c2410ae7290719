import { isWithin } from "../rent.ts";
import { isSign } from "../text/tokens.ts";
import { type MoneyText, type MoneyToken, sumAt, wordsAt } from "./money-tokens.ts";
import { periodAfter, periodBefore, periodOfBare } from "./stated-periods.ts";

const TOKENS_TO_SUM = 10;

const MONTHS_IN_YEAR = { least: 7, most: 13 };
/** Ratio of two rents for the same period, by length of stay. */
const RATIO_IN_PERIOD = { least: 0.6, most: 1.7 };

const GROUPED = /^\d{1,3}[.,]\d{3}$|^\d{3,5}$/;

/** The sum of a bare number, in the currency of the sum before it: `USD 650 monthly / 6,600 yearly`. Null if it is no sum. */
export function foreignSumAt(money: MoneyText, index: number): MoneyToken | null {
  const token = money.tokens[index];
  const rate = periodOfBare(money, index);
  if (token?.type !== "number" || rate === null) return null;
  const written = wordsAt(money, token);
  if (!GROUPED.test(written)) return null;
  const from = Math.max(0, index - TOKENS_TO_SUM);
  const before = money.tokens.slice(from, index);
  const nth = before.findLastIndex((other) => other.type === "amount" || isSign(other, "line", "stop"));
  const sum = before[nth];
  if (sum?.type !== "amount" || sum.amount.currency === "IDR") return null;
  const period = (periodAfter(money, from + nth) ?? periodBefore(money, from + nth))?.period;
  const value = Number(written.replace(/[.,]/, ""));
  const times = value / (sum.amount.values[0] ?? 1);
  const isFit =
    period === rate.period
      ? isWithin(times, RATIO_IN_PERIOD)
      : (period === "month" && rate.period === "year" && isWithin(times, MONTHS_IN_YEAR)) ||
        (period === "year" && rate.period === "month" && isWithin(1 / times, MONTHS_IN_YEAR));
  return isFit ? sumAt(token, value, sum.amount.currency) : null;
}
