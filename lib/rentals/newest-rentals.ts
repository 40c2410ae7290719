import { cacheLife } from "next/cache";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { keepLastGood } from "@/lib/cache/keep-last-good";
import { DATE_RANGES } from "@/lib/filters/options";
import { reportError } from "@/lib/reporting/report-error";
import { KEEPING } from "./keeping";
import { KEEP_MS, listingsCacheLife, listRead, rowsOf } from "./list-read";
import type { LiveRental } from "./rental";
import { LIVE_COLUMNS, parseLiveRows } from "./rental-row";

const MAX_NEWEST = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/** For an answer that should be better soon. */
const RETRY_LIFE = { stale: 30, revalidate: 60, expire: KEEP_MS / 1000 };

const read = keepLastGood<LiveRental[]>(async () => {
  const since = new Date(Date.now() - DATE_RANGES.month.days * DAY_MS);
  const answer = await listRead(LIVE_COLUMNS, since, { before: null, from: 0, to: MAX_NEWEST - 1 });
  return parseLiveRows(rowsOf("the newest rentals", answer));
}, KEEPING);

/**
 * The newest few rentals; none while the data service cannot answer, to be tried again after a minute. A read
 * of its own: a cached read that throws, as `liveRentals` does, fails the page even where it is caught.
 */
export async function newestRentals(): Promise<LiveRental[]> {
  "use cache";
  // A build has no data service.
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) {
    cacheLife(RETRY_LIFE);
    return [];
  }
  try {
    const rentals = await read();
    listingsCacheLife();
    return rentals;
  } catch (error) {
    reportError("Reading the newest rentals failed", error);
    cacheLife(RETRY_LIFE);
    return [];
  }
}
