import { type ExchangeRates, hasRates } from "@/lib/money/currency";
import { MAX_RATES_AGE_MS } from "@/lib/money/rates-age";
import { readText, writeText } from "../device-storage";
import { useRentalStore } from "../rental-store";

/** Local storage item with the rates that a page has brought, and when (`storedAt`, in ms since the epoch). */
const RATES_NAME = "ExchangeRates";

const isRate = (entry: [string, unknown]): entry is [string, number] =>
  typeof entry[1] === "number" && entry[1] > 0;

/** Null if there are none, or they are malformed or older than a week. */
function storedRates(): ExchangeRates | null {
  try {
    const stored: unknown = JSON.parse(readText(RATES_NAME) ?? "null");
    const { rates, storedAt }: { rates?: unknown; storedAt?: unknown } = Object(stored);
    const isOld = typeof storedAt !== "number" || Date.now() - storedAt > MAX_RATES_AGE_MS;
    return isOld ? null : Object.fromEntries(Object.entries(Object(rates)).filter(isRate));
  } catch {
    return null;
  }
}

/** Stores the rates of this page for the page of the liked rentals, which brings none. Restored rates keep their age. */
export function storeRates(): void {
  const { exchangeRates: rates } = useRentalStore.getState();
  if (!hasRates(rates) || JSON.stringify(rates) === JSON.stringify(storedRates())) return;
  writeText(RATES_NAME, JSON.stringify({ rates, storedAt: Date.now() }));
}

/** Takes the rates of an earlier page on this device if this page has brought none. */
export function restoreRates(): void {
  const rates = hasRates(useRentalStore.getState().exchangeRates) ? null : storedRates();
  if (rates !== null && hasRates(rates)) useRentalStore.setState({ exchangeRates: rates });
}
