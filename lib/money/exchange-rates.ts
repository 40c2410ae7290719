import { cacheLife } from "next/cache";
import { z } from "zod";
import { serverEnv } from "@/lib/site/server-env";
import { BASE_CURRENCY, DISPLAY_CURRENCIES, type ExchangeRates } from "./currency";

/** Asked for this many of the base currency: for one rupiah the service rounds to two significant digits. */
const AMOUNT = 1_000_000;
const TIMEOUT_MS = 3_000;
const MAX_CURRENCIES = 40;

const BASE_ONLY: ExchangeRates = { [BASE_CURRENCY]: 1 };

const answer = z.object({ rates: z.record(z.string(), z.unknown()) });

/**
 * The rates of an answer of the exchange-rate service, per unit of the base currency, with the base at 1
 * (SPEC section 7). A rate that is no positive number is left out; an answer without rates throws.
 */
export function parseRates(body: unknown, amount: number): ExchangeRates {
  const { rates } = answer.parse(body);
  const usable = Object.entries(rates).flatMap(([code, rate]) =>
    typeof rate === "number" && Number.isFinite(rate) && rate > 0 ? [[code, rate / amount] as const] : [],
  );
  return { ...Object.fromEntries(usable), ...BASE_ONLY };
}

async function fetchRates(currencies: readonly string[]): Promise<ExchangeRates> {
  const query = new URLSearchParams({
    amount: String(AMOUNT),
    from: BASE_CURRENCY,
    to: currencies.join(","),
  });
  const response = await fetch(`${serverEnv.exchangeRateUrl()}/latest?${query}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return parseRates(await response.json(), AMOUNT);
}

/** Codes worth asking for: the ones a visitor can choose and, up to a bound, the listings' own; sorted. */
export function neededCurrencies(listed: Iterable<string | null>): string[] {
  const codes = new Set<string>(Object.keys(DISPLAY_CURRENCIES));
  for (const code of listed) if (code !== null && /^[A-Z]{3}$/.test(code)) codes.add(code);
  codes.delete(BASE_CURRENCY);
  return [...codes].slice(0, MAX_CURRENCIES).sort();
}

/**
 * Rates of the given currencies to the base, cached for hours. A failure is logged and gives the base alone,
 * to be tried again after a minute (SPEC section 7).
 */
export async function exchangeRates(currencies: string[]): Promise<ExchangeRates> {
  "use cache";
  try {
    const rates = await fetchRates(currencies);
    cacheLife("hours");
    return rates;
  } catch (error) {
    console.error("Failed to fetch exchange rate", error);
    cacheLife({ stale: 30, revalidate: 60, expire: 3600 });
    return BASE_ONLY;
  }
}
