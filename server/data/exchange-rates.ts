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
import { readSavedRates, type SavedRates, saveRates } from "./rates-on-disk";

/** Rupiah to convert in one request. For a single rupiah the service rounds to two significant digits. */
const AMOUNT = 1_000_000;
const TIMEOUT_MS = 3_000;
const MAX_CURRENCIES = 40;
/** A week: rates move by a percent or two in that time, and the page shows their date. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

const BASE_ONLY: ExchangeRates = { [BASE_CURRENCY]: 1 };

const ratesResponse = z.object({
  rates: z.record(z.string(), z.unknown()),
  date: z.iso.date().nullable().catch(null),
});

export type DatedRates = { rates: ExchangeRates; origin: RatesOrigin };

/** Rates per unit of the base currency, which itself is at 1. `day` is their calendar day, null if unknown. */
type DayRates = { rates: ExchangeRates; day: string | null };

/**
 * Parses the response of the exchange-rate service for `amount` units of the base currency.
 * Skips a rate that is not a positive number; throws for a response without rates.
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

/** The currencies to request, sorted: all that a visitor can choose and, up to a limit, those of the listings. */
export function neededCurrencies(listed: Iterable<string | null>): string[] {
  const codes = new Set<string>(Object.keys(DISPLAY_CURRENCIES));
  for (const code of listed) if (code !== null && /^[A-Z]{3}$/.test(code)) codes.add(code);
  codes.delete(BASE_CURRENCY);
  return [...codes].slice(0, MAX_CURRENCIES).sort();
}

/** Rates for the currencies of these rentals and for every display currency. Never rejects, like `exchangeRates`. */
export function ratesFor(rentals: readonly { price_currency: string | null }[]): Promise<DatedRates> {
  return exchangeRates(neededCurrencies(rentals.map(({ price_currency }) => price_currency)));
}

/** The last response of the service; null before the first in this process. */
let lastGood: SavedRates | null = null;

/** Fallback for a failed request: the last response of this service if it is under a week old, even from before a restart; otherwise only the base currency. */
async function fallbackRates(source: string): Promise<DatedRates> {
  lastGood ??= await readSavedRates();
  if (lastGood?.origin.source === source && Date.now() - lastGood.readAt <= MAX_AGE_MS) {
    return { rates: lastGood.rates, origin: lastGood.origin };
  }
  return { rates: BASE_ONLY, origin: { source, day: null } };
}

/**
 * Rates from the base to the given currencies, cached for hours. A failure is logged and retried after a minute; until then
 * it returns the last rates, which may lack a currency, or only the base (docs/behaviour.md, M5).
 */
export async function exchangeRates(currencies: string[]): Promise<DatedRates> {
  "use cache";
  const source = new URL(serverEnv.exchangeRateUrl()).host;
  try {
    const { rates, day } = await fetchRates(currencies);
    cacheLife("hours");
    lastGood = { rates, origin: { source, day }, readAt: Date.now() };
    await saveRates(lastGood);
    return { rates, origin: lastGood.origin };
  } catch (error) {
    console.error("Failed to fetch exchange rate", error);
    cacheLife(RETRY_LIFE);
    return fallbackRates(source);
  }
}
