import type { ExchangeRates } from "./currency";
import { compactAmount } from "./format-price";
import { type Priced, plausiblePrice, type RentalPeriod } from "./monthly-price";

/** The conversion from another period to a month, in words (docs/behaviour.md, M2). */
const SUMS: Record<Exclude<RentalPeriod, "month">, string> = {
  week: "a week × 52 / 12",
  day: "a day × 365 / 12",
  night: "a night × 365 / 12",
  year: "a year / 12",
};

const IN_ADVANCE = "paid for the year in advance";
const BY_THE_YEAR = "asked by the year";
const ASK_FOR_A_MONTH = "A month is usually cheaper when asked.";
const NO_PERIOD = "The post names no period: read as the rent for a month.";

/** Whether the short form of an amount is exact. */
function isExactInShort(amount: number, currency: string): boolean {
  const isSame = compactAmount(amount, currency, "down") === compactAmount(amount, currency, "up");
  return isSame && Number.isInteger(Number(amount.toFixed(6)));
}

/**
 * The lines that explain a computed monthly rent: the calculation in words, with "≈" if its figures are rounded, and advice
 * (docs/behaviour.md, M8). Empty if the rent was posted by the month, is missing or doubtful. `isPaidInParts`: the post says
 * that a year's rent can be paid in instalments.
 */
export function rentSum(
  priced: Priced,
  { rates, isPaidInParts }: { rates: ExchangeRates; isPaidInParts: boolean },
): string[] {
  const { price_amount: posted, rental_period: period } = priced;
  const monthly = plausiblePrice(priced, rates);
  if (monthly === null || posted === null || period === "month") return [];
  if (period === null) return [NO_PERIOD];
  const { perMonth, currency } = monthly;
  const sign = isExactInShort(perMonth, currency) && isExactInShort(posted, currency) ? "=" : "≈";
  const month = compactAmount(perMonth, currency);
  const sum = `${month} a month ${sign} ${compactAmount(posted, currency)} ${SUMS[period]}`;
  if (period === "year") return [`${sum}, ${isPaidInParts ? BY_THE_YEAR : IN_ADVANCE}`];
  return period === "week" ? [sum] : [sum, ASK_FOR_A_MONTH];
}
