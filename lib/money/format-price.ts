import type { Locale } from "../language/locales.ts";
import type { Language } from "../language/translator.ts";
import { BASE_CURRENCY, CURRENCY_SYMBOLS, isDisplayCurrency } from "./currency.ts";
import type { PostedRent } from "./period.ts";

/**
 * "5,400", Indonesian "5.400", Russian "5 400". Without `Intl`, whose first `NumberFormat` blocks a phone for 46 ms
 * (docs/performance.md).
 */
export function groupDigits(whole: number, locale: Locale): string {
  const separator = { en: ",", id: ".", ru: "\u00a0" }[locale];
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, separator);
}

export function decimalNumber(value: number, locale: Locale): string {
  return locale === "en" ? String(value) : String(value).replace(".", ",");
}

/** "35 000 000 Rp", "1 200 $", "1 800 AUD" */
function russianAmount(digits: string, code: string): string {
  const isClear = isDisplayCurrency(code) && (CURRENCY_SYMBOLS[code] !== "$" || code === "USD");
  return `${digits}\u00a0${isClear ? CURRENCY_SYMBOLS[code] : code}`;
}

function withSymbol(digits: string, code: string, locale: Locale): string {
  if (locale === "ru") return russianAmount(digits, code);
  if (!isDisplayCurrency(code)) return `${code} ${digits}`;
  const symbol = CURRENCY_SYMBOLS[code];
  if (code === "IDR") return `${symbol} ${digits}`;
  return symbol === "$" && code !== "USD" ? `${code} ${symbol}${digits}` : `${symbol}${digits}`;
}

/** "Rp 35,000,000", "$1,200", "AUD $1,800", "SGD 900", without decimals. A null currency means the base currency. */
export const formatAmount = (amount: number, currency: string | null, locale: Locale): string =>
  withSymbol(groupDigits(Math.round(amount), locale), currency ?? BASE_CURRENCY, locale);

/** "Rp 9,000,000 / week" */
export function formatRent({ amount, currency, period }: PostedRent, { locale, t }: Language): string {
  const price = formatAmount(amount, currency, locale);
  return period === null ? price : t(`money.per.${period}`, { price });
}

const UNITS = [
  { size: 1e9, name: "billions" },
  { size: 1e6, name: "millions" },
  { size: 1e3, name: "thousands" },
] as const;

const ROUND = { nearest: Math.round, down: Math.floor, up: Math.ceil } as const;

export type Rounding = keyof typeof ROUND;

/** The tenths of the unit of an amount in the base currency; null for other currencies, and below a thousand. */
function inShort(amount: number, currency: string | null, rounding: Rounding) {
  // 999,990 becomes "1M", not "1000K".
  const unit = UNITS.find(({ size }) => amount >= size * 0.99995);
  if ((currency ?? BASE_CURRENCY) !== BASE_CURRENCY || unit === undefined) return null;
  // Floating point: without rounding first, 1.1 million would be 10.999999 tenths of a million.
  const tenths = ROUND[rounding](Number(((amount / unit.size) * 10).toFixed(6)));
  return { tenths, unit };
}

export function isSameInShort(one: number, other: number, currency: string | null): boolean {
  const [a, b] = [one, other].map((amount) => inShort(amount, currency, "nearest"));
  if (!a || !b) return !a && !b && Math.round(one) === Math.round(other);
  return a.tenths === b.tenths && a.unit === b.unit;
}

/** An amount in a currency, null for the base currency, without its symbol: "8.5M", "750K", Russian "8,5 млн", "$1,200" as "1,200". */
export function compactNumber(
  amount: number,
  { locale, t }: Language,
  currency: string | null = null,
  rounding: Rounding = "nearest",
): string {
  const short = inShort(amount, currency, rounding);
  return short === null
    ? groupDigits(Math.round(amount), locale)
    : t(`money.${short.unit.name}`, { amount: decimalNumber(short.tenths / 10, locale) });
}

/** "Rp 8.5M", "Rp 750K", Indonesian "Rp 8,5 jt", Russian "8,5 млн Rp"; other currencies in full: "$1,200". */
export const compactAmount = (
  amount: number,
  currency: string | null,
  language: Language,
  rounding?: Rounding,
): string =>
  withSymbol(compactNumber(amount, language, currency, rounding), currency ?? BASE_CURRENCY, language.locale);
