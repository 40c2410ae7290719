import type { ExchangeRates } from "@/lib/money/currency";
import { DAY_MS } from "@/lib/time/region-day";
import { readText, writeText } from "./device-storage";

/** Local storage item with the rates of the last page that brought some, in the format of `StoredRates`. */
const RATES_NAME = "ExchangeRates";
/** The age at which the server drops rates too (docs/behaviour.md, M5). */
const MAX_AGE_MS = 7 * DAY_MS;

/** `storedAt` in ms since the epoch. */
type StoredRates = { rates: ExchangeRates; storedAt: number };

export function storeRates(rates: ExchangeRates): void {
  writeText(RATES_NAME, JSON.stringify({ rates, storedAt: Date.now() } satisfies StoredRates));
}

const isRate = (entry: [string, unknown]): entry is [string, number] =>
  typeof entry[1] === "number" && entry[1] > 0;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Null if there are none, they are malformed, or older than a week. */
export function storedRates(): ExchangeRates | null {
  const stored = parse(readText(RATES_NAME) ?? "");
  if (typeof stored !== "object" || stored === null || !("rates" in stored && "storedAt" in stored))
    return null;
  const { rates, storedAt } = stored;
  if (typeof rates !== "object" || rates === null || typeof storedAt !== "number") return null;
  const age = Date.now() - storedAt;
  if (age < 0 || age > MAX_AGE_MS) return null;
  return Object.fromEntries(Object.entries(rates).filter(isRate));
}
