import "../region/variables.ts";
import { RENT_UNITS } from "../region/choices.ts";

/** The currency of amounts without one, and the one that a visitor sees first. */
export const BASE_CURRENCY = process.env.REGION_CURRENCY ?? "IDR";

/** What "25" counts in the base currency: millions of rupiah. */
export const RENT_UNIT = RENT_UNITS[BASE_CURRENCY];

export const CURRENCY_SYMBOLS = { IDR: "Rp", THB: "฿", USD: "$", AUD: "$", CAD: "$", EUR: "€" } as const;

export type DisplayCurrency = keyof typeof CURRENCY_SYMBOLS;

/** In the order of the control (docs/behaviour.md, M1). */
export const DISPLAY_CURRENCIES: readonly DisplayCurrency[] = [BASE_CURRENCY, "USD", "AUD", "CAD", "EUR"];

export function isDisplayCurrency(code: unknown): code is DisplayCurrency {
  return DISPLAY_CURRENCIES.some((currency) => currency === code);
}

/** How much of each currency, by its code, one unit of the base currency buys. */
export type ExchangeRates = Readonly<Record<string, number>>;

/** Whether any currency besides the base can be displayed. */
export function hasRates(rates: ExchangeRates): boolean {
  return Object.keys(rates).some((code) => code !== BASE_CURRENCY);
}

/** Converts without rounding (docs/behaviour.md, M3); null if a rate is unknown. A null source means the base currency. */
export function convert(
  amount: number,
  source: string | null,
  target: string,
  rates: ExchangeRates,
): number | null {
  const from = source ?? BASE_CURRENCY;
  if (from === target) return amount;
  const sourceRate = rates[from];
  const targetRate = rates[target];
  if (sourceRate === undefined || targetRate === undefined || sourceRate <= 0) return null;
  const converted = (amount * targetRate) / sourceRate;
  return Number.isFinite(converted) ? converted : null;
}
