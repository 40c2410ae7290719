export const BASE_CURRENCY = "IDR";

/** Currencies a visitor can display prices in, with their symbols (SPEC section 9). */
export const DISPLAY_CURRENCIES = { IDR: "Rp", USD: "$", AUD: "$", CAD: "$", EUR: "€" } as const;

export type DisplayCurrency = keyof typeof DISPLAY_CURRENCIES;

export function isDisplayCurrency(code: unknown): code is DisplayCurrency {
  return typeof code === "string" && Object.hasOwn(DISPLAY_CURRENCIES, code);
}

/** Rates to the base currency: how much of each currency one unit of the base buys. */
export type ExchangeRates = Readonly<Record<string, number>>;
