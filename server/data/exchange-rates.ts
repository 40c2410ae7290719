import "server-only";
import { cacheLife } from "next/cache";
import { z } from "zod";
import {
  BASE_CURRENCY,
  DISPLAY_CURRENCIES,
  type ExchangeRates,
  type RatesOrigin,
} from "@/lib/money/currency";
import { serverEnv } from "@/server/http/server-env";
import { RETRY_LIFE } from "./cache-life";
import { type KeptRates, keepRates, readKeptRates } from "./rates-on-disk";

/** The amount to convert in the request: for a single rupiah the service rounds to two significant digits. */
const AMOUNT = 1_000_000;
const TIMEOUT_MS = 3_000;
const MAX_CURRENCIES = 40;
/** Rates move by a percent or two in a week, and a visitor is shown their day. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

const BASE_ONLY: ExchangeRates = { [BASE_CURRENCY]: 1 };

const ratesResponse = z.object({
  rates: z.record(z.string(), z.unknown()),
  date: z.iso.date().nullable().catch(null),
});

/** Rates, and where they come from. */
export type DatedRates = { rates: ExchangeRates; origin: RatesOrigin };

/** Rates per unit of the base currency, with the base at 1, and their calendar day; null where it is not known. */
type DayRates = { rates: ExchangeRates; day: string | null };

/**
 * The rates in a response of the exchange-rate service for `amount` units of the base currency.
 * A rate that is not a positive number is left out; a response without rates throws.
 */
export function parseRates(body: unknown, amount: number): DayRates {
  const { rates, date } = ratesResponse.parse(body);
  const usable = Object.entries(rates).flatMap(([code, rate]) =>
    typeof rate === "number" && Number.isFinite(rate) && rate > 0 ? [[code, rate / amount] as const] : [],
  );
  return { rates: { ...Object.fromEntries(usable), ...BASE_ONLY }, day: date };
}

async function fetchRates(currencies: readonly string[]): Promise<DayRates> {
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

/** The currencies to request, sorted: those a visitor can choose and, up to a limit, those of the listings. */
export function neededCurrencies(listed: Iterable<string | null>): string[] {
  const codes = new Set<string>(Object.keys(DISPLAY_CURRENCIES));
  for (const code of listed) if (code !== null && /^[A-Z]{3}$/.test(code)) codes.add(code);
  codes.delete(BASE_CURRENCY);
  return [...codes].slice(0, MAX_CURRENCIES).sort();
}

/** The rates that listings are converted by, with those a visitor can choose; fails as little as `exchangeRates`. */
export function ratesFor(rentals: readonly { price_currency: string | null }[]): Promise<DatedRates> {
  return exchangeRates(neededCurrencies(rentals.map(({ price_currency }) => price_currency)));
}

/** The last answer of the service; null while there was none in this process. */
let lastGood: KeptRates | null = null;

/** What stands in for an answer that failed: the last one of this service, for a week, also of before a restart; else the base alone. */
async function lastGoodOf(source: string): Promise<DatedRates> {
  lastGood ??= await readKeptRates();
  if (lastGood?.origin.source === source && Date.now() - lastGood.readAt <= MAX_AGE_MS) {
    return { rates: lastGood.rates, origin: lastGood.origin };
  }
  return { rates: BASE_ONLY, origin: { source, day: null } };
}

/**
 * Rates of the given currencies to the base, cached for hours. A failure is logged and returns the last ones, which may
 * lack a currency, or the base alone; it is retried after a minute (docs/behaviour.md, M5).
 */
export async function exchangeRates(currencies: string[]): Promise<DatedRates> {
  "use cache";
  const source = new URL(serverEnv.exchangeRateUrl()).host;
  try {
    const { rates, day } = await fetchRates(currencies);
    cacheLife("hours");
    lastGood = { rates, origin: { source, day }, readAt: Date.now() };
    await keepRates(lastGood);
    return { rates, origin: lastGood.origin };
  } catch (error) {
    console.error("Failed to fetch exchange rate", error);
    cacheLife(RETRY_LIFE);
    return lastGoodOf(source);
  }
}
