import { BASE_CURRENCY, DISPLAY_CURRENCIES, isDisplayCurrency } from "./currency.ts";
import type { RentalPeriod } from "./monthly-price.ts";

/**
 * A whole number with separated thousands: "5,400". Avoids `Intl`, whose first `NumberFormat` on a page blocks a phone for
 * 46 ms (docs/performance.md).
 */
export function groupDigits(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/**
 * A rounded amount with its symbol, without decimals: "Rp 35,000,000", "$1,200". Dollars other than US dollars, and
 * currencies without a symbol, get their code: "AUD $1,800", "SGD 900". A null currency means rupiah.
 */
export function formatAmount(amount: number, currency: string | null): string {
  const code = currency ?? BASE_CURRENCY;
  const digits = groupDigits(Math.round(amount));
  if (!isDisplayCurrency(code)) return `${code} ${digits}`;
  const symbol = DISPLAY_CURRENCIES[code];
  if (code === "IDR") return `${symbol} ${digits}`;
  return symbol === "$" && code !== "USD" ? `${code} ${symbol}${digits}` : `${symbol}${digits}`;
}

/** A price with its period, "Rp 9,000,000 / week"; null without an amount. */
export function formatPrice(
  amount: number | null,
  currency: string | null,
  period: RentalPeriod | null,
): string | null {
  if (amount === null || !Number.isFinite(amount)) return null;
  const price = formatAmount(amount, currency);
  return period === null ? price : `${price} / ${period}`;
}

const UNITS = [
  { size: 1e9, letter: "B" },
  { size: 1e6, letter: "M" },
  { size: 1e3, letter: "K" },
] as const;

/** Rounding to a tenth of the unit; down or up for the bounds of a range. */
export type Rounding = "nearest" | "down" | "up";

const ROUND: Record<Rounding, (value: number) => number> = {
  nearest: Math.round,
  down: Math.floor,
  up: Math.ceil,
};

/** "Rp 8.5M", "Rp 750K". Other currencies, and amounts below a thousand, are written in full: "$1,200". */
export function compactAmount(
  amount: number,
  currency: string | null,
  rounding: Rounding = "nearest",
): string {
  // 999,990 becomes "1M", not "1000K".
  const unit = UNITS.find(({ size }) => amount >= size * 0.99995);
  if ((currency ?? BASE_CURRENCY) !== BASE_CURRENCY || unit === undefined)
    return formatAmount(amount, currency);
  // Floating point: without rounding first, 1.1 million would be 10.999999 tenths of a million.
  const tenths = ROUND[rounding](Number(((amount / unit.size) * 10).toFixed(6)));
  return `Rp ${tenths / 10}${unit.letter}`;
}
