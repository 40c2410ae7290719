import "server-only";
import { isDeepStrictEqual } from "node:util";
import { RepeatLimit } from "@/lib/cli/repeat-limit";
import { MAX_RATES_AGE_MS } from "@/lib/money/rates-age";
import { BASE_ONLY, type DayRates, neededCurrencies, parseRates, ratesUrl } from "@/lib/money/rates-answer";
import type { LiveRental } from "@/lib/rental/rental";
import type { DatedRates } from "@/lib/search/snapshot";
import { serverEnv } from "@/server/site/server-env";
import { readSavedRates, type SavedRates, saveRates } from "./rates-on-disk";

const TIMEOUT_MS = 3_000;
const FRESH_MS = 60 * 60 * 1000;
/** Until a service that failed is asked again. */
const RETRY_MS = 60_000;

async function fetchRates(currencies: readonly string[]): Promise<DayRates> {
  const response = await fetch(ratesUrl(serverEnv.exchangeRateUrl(), currencies), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return parseRates(await response.json());
}

const shownRates = ({ rates, origin, readAt }: SavedRates): DatedRates => {
  return { rates, origin, fetchedAt: new Date(readAt).toISOString() };
};

/**
 * Reads the rates between the base and the currencies of rentals and of the display, once an hour. Never rejects: a failure
 * is logged once an hour, and the last rates stay for a week, even after a restart; then there is only the base
 * (docs/behaviour.md, M5). Equal rates are the same object.
 */
export function ratesReader(): (rentals: readonly Pick<LiveRental, "rent">[]) => Promise<DatedRates> {
  const failures = new RepeatLimit(FRESH_MS);
  let lastGood: SavedRates | null = null;
  let shown: DatedRates | null = null;
  let asked = { currencies: "", until: Number.NEGATIVE_INFINITY };

  /** The last answer of this service, unless it is too old. */
  async function lastRates(source: string): Promise<DatedRates> {
    lastGood ??= await readSavedRates();
    const isUsable = lastGood?.origin.source === source && Date.now() - lastGood.readAt <= MAX_RATES_AGE_MS;
    if (lastGood !== null && isUsable) return shownRates(lastGood);
    return { rates: BASE_ONLY, origin: { source, day: null }, fetchedAt: null };
  }

  async function read(currencies: string[]): Promise<DatedRates> {
    const service = serverEnv.exchangeRateUrl();
    const source = new URL(service).host;
    const startedAt = Date.now();
    try {
      const { rates, day } = await fetchRates(currencies);
      asked = { currencies: String(currencies), until: startedAt + FRESH_MS };
      lastGood = { rates, origin: { source, day }, readAt: startedAt };
      await saveRates(lastGood);
      return shownRates(lastGood);
    } catch (error) {
      if (failures.admit(service, startedAt) !== null) console.error("Failed to fetch exchange rate", error);
      asked = { currencies: String(currencies), until: startedAt + RETRY_MS };
      return lastRates(source);
    }
  }

  return async (rentals) => {
    const currencies = neededCurrencies(rentals.map(({ rent }) => rent?.currency ?? null));
    const isFresh = asked.currencies === String(currencies) && Date.now() < asked.until;
    if (shown !== null && isFresh) return shown;
    const { fetchedAt, ...rates } = await read(currencies);
    const isSame = shown !== null && isDeepStrictEqual({ ...rates, fetchedAt: shown.fetchedAt }, shown);
    shown = isSame && shown !== null ? Object.assign(shown, { fetchedAt }) : { ...rates, fetchedAt };
    return shown;
  };
}
