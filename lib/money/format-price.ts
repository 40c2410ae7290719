import { BASE_CURRENCY, DISPLAY_CURRENCIES, isDisplayCurrency } from "./currency";
import type { RentalPeriod } from "./price-per-month";

/** The first `Intl.NumberFormat` of a page takes a phone 46 ms before its cards answer (docs/performance.md). */
function grouped(amount: number): string {
  return Math.round(amount)
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/**
 * A rounded amount with its symbol, no decimals: "Rp 35,000,000", "$1,200" (SPEC section 9). The other dollars
 * name themselves ("AUD $1,800"), and a currency without a symbol shows its code ("SGD 900").
 */
export function formatAmount(amount: number, currency: string | null): string {
  const code = currency ?? BASE_CURRENCY;
  const digits = grouped(amount);
  if (!isDisplayCurrency(code)) return `${code} ${digits}`;
  const symbol = DISPLAY_CURRENCIES[code];
  if (code === "IDR") return `${symbol} ${digits}`;
  return symbol === "$" && code !== "USD" ? `${code} ${symbol}${digits}` : `${symbol}${digits}`;
}

/** The advertised price with its period, "Rp 9,000,000 / week"; null without an amount. */
export function formatPrice(
  amount: number | null,
  currency: string | null,
  period: RentalPeriod | null,
): string | null {
  if (amount === null || !Number.isFinite(amount)) return null;
  const price = formatAmount(amount, currency);
  return period === null ? price : `${price} / ${period}`;
}
