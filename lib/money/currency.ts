export const BASE_CURRENCY = "IDR";

/** Currencies a visitor can display prices in, with their symbols (docs/behaviour.md, M1). */
export const DISPLAY_CURRENCIES = { IDR: "Rp", USD: "$", AUD: "$", CAD: "$", EUR: "€" } as const;

export type DisplayCurrency = keyof typeof DISPLAY_CURRENCIES;

export function isDisplayCurrency(code: unknown): code is DisplayCurrency {
  return typeof code === "string" && Object.hasOwn(DISPLAY_CURRENCIES, code);
}

/** Rates to the base currency: how much of each currency one unit of the base buys. */
export type ExchangeRates = Readonly<Record<string, number>>;

/** Where rates come from: the host of their service, and their calendar day (`2026-03-18`, null where it is not known). */
export type RatesOrigin = { source: string; day: string | null };

/**
 * An amount in another currency: rate[target] / rate[source], not rounded (docs/behaviour.md, M3). A source that is
 * absent is the base currency. Null when either rate is unknown.
 */
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
