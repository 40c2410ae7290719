import "server-only";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { BASE_ONLY, neededCurrencies, parseRates, ratesUrl } from "@/lib/money/rates-answer";
import { REGION } from "@/lib/region/region";
import type { LiveRental } from "@/lib/rental/rental";
import type { DatedRates } from "@/lib/search/snapshot";
import { serverEnv } from "@/server/site/server-env";

const TIMEOUT_MS = 3_000;
const FRESH_MS = 60 * 60 * 1000;
/** Until a service that failed is asked again. */
const RETRY_MS = 60_000;

const storedRates = z.object({
  rates: z.record(z.string(), z.number().positive()),
  day: z.iso.date().nullable(),
  fetchedAt: z.iso.datetime().nullable(),
  /** What was asked, of a kept answer. */
  source: z.string().optional(),
});

/** The service and the base: an answer of another, such as a test's, is not used. */
const currentSource = () => ratesUrl(serverEnv.exchangeRateUrl(), []);

/** The last answer of the service, in the only folder that the site may write to. */
const lastAnswer = () =>
  resolve(/* turbopackIgnore: true */ process.env.BUILD_DIR || ".next", "cache", "exchange-rates.json");

/** Those that a release has for the region. */
const shippedRates = () => resolve(/* turbopackIgnore: true */ "regions", REGION, "rates.json");

const NO_RATES: z.infer<typeof storedRates> = { rates: BASE_ONLY, day: null, fetchedAt: null };

/** A file that is cut off by a crash is not used. Logs failures. */
async function keepRates(rates: DatedRates): Promise<void> {
  const file = lastAnswer();
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify({ ...rates, source: currentSource() }));
  } catch (error) {
    console.error("Keeping the exchange rates failed", error);
  }
}

/** The rates of an earlier process, else the shipped ones, else only the base. */
async function ratesOnDisk(): Promise<DatedRates> {
  for (const file of [lastAnswer(), shippedRates()]) {
    const text = readFile(/* turbopackIgnore: true */ file, "utf8");
    const stored = await text.then((json) => storedRates.parse(JSON.parse(json))).catch(() => null);
    const { source = currentSource(), ...rates } = stored ?? NO_RATES;
    if (stored !== null && source === currentSource()) return rates;
  }
  return NO_RATES;
}

async function fetchRates(currencies: readonly string[]): Promise<DatedRates> {
  const response = await fetch(ratesUrl(serverEnv.exchangeRateUrl(), currencies), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return { ...parseRates(await response.json()), fetchedAt: new Date().toISOString() };
}

/** "fetch failed, getaddrinfo ENOTFOUND rates.example": the cause is what says something. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause ? [reasonOf(error.cause)] : [])].join(", ")
    : String(error);

/**
 * Reads the rates between the base and the currencies of rentals and of the display, once an hour. Never rejects: a failure
 * is logged once, and the last rates stay, with their day (docs/behaviour.md, M5). Equal rates are the same object.
 */
export function ratesReader(): (rentals: readonly Pick<LiveRental, "rent">[]) => Promise<DatedRates> {
  let shown: DatedRates | null = null;
  let asked = { currencies: "", until: Number.NEGATIVE_INFINITY };
  let isFailing = false;

  async function read(currencies: string[]): Promise<DatedRates> {
    const now = Date.now();
    try {
      const rates = await fetchRates(currencies);
      isFailing = false;
      asked = { currencies: String(currencies), until: now + FRESH_MS };
      await keepRates(rates);
      return rates;
    } catch (error) {
      const { host } = new URL(serverEnv.exchangeRateUrl());
      if (!isFailing) console.error(`${host} gives no exchange rates, the last are used: ${reasonOf(error)}`);
      isFailing = true;
      asked = { currencies: String(currencies), until: now + RETRY_MS };
      return shown ?? ratesOnDisk();
    }
  }

  return async (rentals) => {
    const currencies = neededCurrencies(rentals.map(({ rent }) => rent?.currency ?? null));
    if (shown !== null && asked.currencies === String(currencies) && Date.now() < asked.until) return shown;
    const { fetchedAt, ...rates } = await read(currencies);
    const isSame = shown !== null && isDeepStrictEqual({ ...rates, fetchedAt: shown.fetchedAt }, shown);
    shown = isSame && shown !== null ? Object.assign(shown, { fetchedAt }) : { ...rates, fetchedAt };
    return shown;
  };
}
