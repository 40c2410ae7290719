import "server-only";
import { cacheLife } from "next/cache";
import { reportError } from "@/server/reporting/report-error";
import { listingsCacheLife, RETRY_LIFE } from "./cache-life";
import type { TimedValue } from "./stale-if-error";

/** The value of a read, for the 'use cache' function that calls this: it stays fresh for one refresh interval after the read. */
export async function cachedRead<Value>(reading: Promise<TimedValue<Value>>): Promise<Value> {
  const { value, readAt } = await reading;
  listingsCacheLife(readAt);
  return value;
}

/**
 * `cachedRead` for what a page works without: `fallback` while the data service cannot answer, retried after a minute. A
 * cached read that throws would fail the page.
 */
export async function cachedReadOr<Value, Fallback>(
  fallback: Fallback,
  failure: string,
  reading: Promise<TimedValue<Value>>,
): Promise<Value | Fallback> {
  try {
    return await cachedRead(reading);
  } catch (error) {
    reportError(failure, error);
    cacheLife(RETRY_LIFE);
    return fallback;
  }
}
