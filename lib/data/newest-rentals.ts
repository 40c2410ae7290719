import { cacheLife } from "next/cache";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { reportError } from "@/lib/reporting/report-error";
import { liveSince } from "../rentals/live";
import type { LiveRental } from "../rentals/rental";
import { listingsCacheLife, RETRY_LIFE } from "./cache-life";
import { listRead, rowsOf } from "./list-read";
import { LIVE_COLUMNS, parseLiveRows } from "./rental-row";
import { staleIfError } from "./stale-if-error";

const MAX_NEWEST = 3;

const read = staleIfError<LiveRental[]>(async () => {
  const answer = await listRead(LIVE_COLUMNS, liveSince(Date.now()), {
    before: null,
    from: 0,
    to: MAX_NEWEST - 1,
  });
  return parseLiveRows(rowsOf("the newest rentals", answer));
});

/**
 * The newest few rentals; none while the data service cannot answer, retried after a minute. It does not use
 * `liveRentals`, because a cached read that throws fails the page even where it is caught.
 */
export async function newestRentals(): Promise<LiveRental[]> {
  "use cache";
  // A build has no data service.
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) {
    cacheLife(RETRY_LIFE);
    return [];
  }
  try {
    const { value, readAt } = await read();
    listingsCacheLife(readAt);
    return value;
  } catch (error) {
    reportError("Reading the newest rentals failed", error);
    cacheLife(RETRY_LIFE);
    return [];
  }
}
