import "../region/variables.ts";

/** The currency of amounts without one, and the one that a visitor sees first. */
export const BASE_CURRENCY = process.env.REGION_CURRENCY ?? "IDR";

/** Display currencies with their symbols (docs/behaviour.md, M1). */
export const DISPLAY_CURRENCIES = { IDR: "Rp", USD: "$", AUD: "$", CAD: "$", EUR: "€" } as const;

export type DisplayCurrency = keyof typeof DISPLAY_CURRENCIES;

export function isDisplayCurrency(code: unknown): code is DisplayCurrency {
  return typeof code === "string" && Object.hasOwn(DISPLAY_CURRENCIES, code);
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
