import { cacheLife } from "next/cache";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { liveRentals } from "./queries";
import type { LiveRental } from "./rental";

const MAX_NEWEST = 3;

/** The newest few rentals; none while the data service cannot answer, to be tried again after a minute. */
export async function newestRentals(): Promise<LiveRental[]> {
  "use cache";
  const retryLife = { stale: 30, revalidate: 60, expire: 3600 };
  // A build has no data service.
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) {
    cacheLife(retryLife);
    return [];
  }
  try {
    return (await liveRentals()).rentals.slice(0, MAX_NEWEST);
  } catch (error) {
    console.error("Reading the newest rentals failed", error);
    cacheLife(retryLife);
    return [];
  }
}
