import "server-only";
import { cacheLife } from "next/cache";
import { RepeatLimit } from "@/lib/cli/repeat-limit";
import type { ExchangeRates, RatesOrigin } from "@/lib/money/currency";
import { MAX_RATES_AGE_MS } from "@/lib/money/rates-age";
import { BASE_ONLY, type DayRates, neededCurrencies, parseRates, ratesUrl } from "@/lib/money/rates-answer";
import { serverEnv } from "@/server/http/server-env";
import { oncePerProcess } from "@/server/process/once-per-process";
import { RETRY_LIFE } from "./cache-life";
import { readSavedRates, type SavedRates, saveRates } from "./rates-on-disk";

const TIMEOUT_MS = 3_000;

export type DatedRates = { rates: ExchangeRates; origin: RatesOrigin };

async function fetchRates(currencies: readonly string[]): Promise<DayRates> {
  const response = await fetch(ratesUrl(serverEnv.exchangeRateUrl(), currencies), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return parseRates(await response.json());
}

/** Rates for the currencies of these rentals and for every display currency. Never rejects, like `exchangeRates`. */
export function ratesFor(rentals: readonly { price_currency: string | null }[]): Promise<DatedRates> {
  return exchangeRates(neededCurrencies(rentals.map(({ price_currency }) => price_currency)));
}

/** The service is asked again every minute: a line for each failure would flood the log. */
const failures = oncePerProcess("failures of the rates", () => new RepeatLimit(3_600_000));

function logFailure(service: string, error: unknown): void {
  if (failures.admit(service, Date.now()) !== null) console.error("Failed to fetch exchange rate", error);
}

/** The last response of the service; null before the first in this process. */
let lastGood: SavedRates | null = null;

/** When the rates that are shown were fetched; null if there are none. */
export async function ratesFetchedAt(): Promise<string | null> {
  const rates = lastGood ?? (await readSavedRates());
  return rates === null ? null : new Date(rates.readAt).toISOString();
}

/** The last response of this service if it is under a week old, even from before a restart; otherwise only the base currency. */
async function fallbackRates(source: string): Promise<DatedRates> {
  lastGood ??= await readSavedRates();
  if (lastGood?.origin.source === source && Date.now() - lastGood.readAt <= MAX_RATES_AGE_MS) {
    return { rates: lastGood.rates, origin: lastGood.origin };
  }
  return { rates: BASE_ONLY, origin: { source, day: null } };
}

/**
 * Rates from the base to the given currencies, cached for hours. A failure is logged once an hour and retried after a minute; until then
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
    logFailure(serverEnv.exchangeRateUrl(), error);
    cacheLife(RETRY_LIFE);
    return fallbackRates(source);
  }
}
