import type { Amount } from "./amounts.ts";
import { isSign, type MoneyToken } from "./money-tokens.ts";
import { type MoneyText, periodAfter, periodBefore, periodOfBare } from "./stated-periods.ts";

/** How far before a bare number the sum is that names the currency. */
const SUM_BEFORE = 10;

/** A rent for a year in rents for a month. */
const MONTHS_IN_YEAR = { least: 7, most: 13 };
/** The rent for a longer stay in those for a shorter one. */
const SAME_PERIOD = { least: 0.6, most: 1.7 };

const GROUPED = /^\d{1,3}[.,]\d{3}$|^\d{3,5}$/;

const isWithin = (times: number, { least, most }: { least: number; most: number }) =>
  times >= least && times <= most;

/** `USD 650 monthly / 6,600 yearly`: the currency is named by the sum before. Null: it is no sum. */
export function foreignOfBare(money: MoneyText, index: number): MoneyToken | null {
  const token = money.tokens[index];
  const rate = periodOfBare(money, index);
  if (token?.type !== "number" || rate === null) return null;
  const { start, end } = token;
  const written = money.text.slice(start, end);
  if (!GROUPED.test(written)) return null;
  const from = Math.max(0, index - SUM_BEFORE);
  const before = money.tokens.slice(from, index);
  const nth = before.findLastIndex((other) => other.type === "amount" || isSign(other, "line", "stop"));
  const sum = before[nth];
  if (sum?.type !== "amount" || sum.amount.currency === "IDR") return null;
  const period = (periodAfter(money, from + nth) ?? periodBefore(money, from + nth))?.period;
  const value = Number(written.replace(/[.,]/, ""));
  const times = value / (sum.amount.values[0] ?? 1);
  const isFit =
    period === rate.period
      ? isWithin(times, SAME_PERIOD)
      : (period === "month" && rate.period === "year" && isWithin(times, MONTHS_IN_YEAR)) ||
        (period === "year" && rate.period === "month" && isWithin(1 / times, MONTHS_IN_YEAR));
  if (!isFit) return null;
  const amount: Amount = {
    start,
    end,
    values: [value],
    currency: sum.amount.currency,
    sign: "named",
    doubt: null,
  };
  return { type: "amount", amount, start, end };
}
