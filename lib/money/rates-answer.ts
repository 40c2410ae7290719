import { z } from "zod";
import { BASE_CURRENCY, DISPLAY_CURRENCIES, type ExchangeRates } from "./currency";

export const DEFAULT_RATES_SERVICE = "https://api.frankfurter.dev/v1";

/** For a single rupiah the service rounds to two significant digits. */
const AMOUNT = 1_000_000;
const MAX_CURRENCIES = 40;

export const BASE_ONLY: ExchangeRates = { [BASE_CURRENCY]: 1 };

const ratesResponse = z.object({
  rates: z.record(z.string(), z.unknown()),
  date: z.iso.date().nullable().catch(null),
});

/** `day`: the calendar day of the rates (`2026-03-18`). */
export type DayRates = { rates: ExchangeRates; day: string | null };

/** `body`: for `amount` units of the base currency. Skips a rate that is not positive; throws for a response without rates. */
export function parseRates(body: unknown, amount = AMOUNT): DayRates {
  const { rates, date } = ratesResponse.parse(body);
  const usable = Object.entries(rates).flatMap(([code, rate]) =>
    typeof rate === "number" && Number.isFinite(rate) && rate > 0 ? [[code, rate / amount] as const] : [],
  );
  return { rates: { ...Object.fromEntries(usable), ...BASE_ONLY }, day: date };
}

export function ratesUrl(service: string, currencies: readonly string[]): string {
  const query = new URLSearchParams({
    amount: String(AMOUNT),
    from: BASE_CURRENCY,
    to: currencies.join(","),
  });
  return `${service}/latest?${query}`;
}

/** The currencies to request: all that a visitor can choose and, up to a limit, those of the listings. */
export function neededCurrencies(listed: Iterable<string | null>): string[] {
  const codes = new Set<string>(DISPLAY_CURRENCIES);
  for (const code of listed) if (code !== null && /^[A-Z]{3}$/.test(code)) codes.add(code);
  codes.delete(BASE_CURRENCY);
  return [...codes].slice(0, MAX_CURRENCIES).sort();
}
