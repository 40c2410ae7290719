import type { Locale } from "@/lib/language/locales";
import { convert, type ExchangeRates } from "./currency";
import { decimalNumber, formatAmount } from "./format-price";

/** Below, rounding to whole units could change the rate by more than half a percent. */
const MIN_WHOLE = 100;

function formatRate(rate: number, currency: string, locale: Locale): string {
  if (rate >= MIN_WHOLE) return formatAmount(rate, currency, locale);
  return `${decimalNumber(Number(rate.toPrecision(4)), locale)} ${currency}`;
}

/** "1 USD = Rp 16,994", for one unit of the more valuable currency (docs/behaviour.md, M7). Null without a conversion. */
export function rateNote(from: string, to: string, rates: ExchangeRates, locale: Locale): string | null {
  const rate = from === to ? null : convert(1, from, to, rates);
  if (rate === null || rate <= 0) return null;
  return rate >= 1
    ? `1 ${from} = ${formatRate(rate, to, locale)}`
    : `1 ${to} = ${formatRate(1 / rate, from, locale)}`;
}
