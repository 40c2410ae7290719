import "server-only";
import { isDeepStrictEqual } from "node:util";
import { collapsePlaces } from "@/lib/places/places";
import { liveList } from "@/lib/rental/live-list";
import { placeholderFlags } from "@/lib/rental/placeholder-prices";
import type { Rental } from "@/lib/rental/rental";
import { liveTexts } from "@/lib/search/live-texts";
import type { Snapshot } from "@/lib/search/snapshot";
import { isoRegionDay } from "@/lib/time/region-day";
import { type Refresh, siteProcess } from "@/server/front/site-process";
import { reportError } from "@/server/reporting/report-error";
import { serverEnv } from "@/server/site/server-env";
import { ratesReader } from "./exchange-rates";
import { parseGeoRows, readGeoRows } from "./geo-locations";
import { LIVE_READS } from "./live-reads";
import { olderReads } from "./older-reads";
import { liveById } from "./snapshot";

/** What to say of a refresh that failed. */
function failureOf(snapshot: Snapshot | null): string {
  if (snapshot !== null)
    return "Reading the listings failed: those of the last read are shown for up to an hour";
  return "The listings could not be read, so pages answer 503. Check that the data service of SUPABASE_URL runs; it is asked again by itself";
}

/** What came or went between two snapshots. `changed`: ids that may have changed, live or not; null if any may have. */
function refreshOf(before: Snapshot | null, next: Snapshot, changed: readonly number[] | null): Refresh {
  if (before === null) return "gained";
  const isOlderChanged = changed?.some((id) => !liveById(next).has(id)) ?? false;
  if (before === next) return isOlderChanged ? "lost" : "none";
  const isLost =
    before.places !== next.places ||
    before.rentals.some((rental) => liveById(next).get(rental.id) !== rental);
  return isOlderChanged || isLost ? "lost" : "gained";
}

/** Reads what has changed since the last call. An unchanged part is the same object as before. Rejects if a read fails. */
function snapshotReader(): () => Promise<{ snapshot: Snapshot; refresh: Refresh }> {
  const refreshList = liveList<Rental>();
  const flagged = placeholderFlags<Rental>();
  const ratesFor = ratesReader();
  const older = olderReads();
  let current: Snapshot | null = null;

  return async () => {
    const before = current;
    const readAt = Date.now();
    const readPlaces = collapsePlaces(parseGeoRows(await readGeoRows()));
    // Nothing after this rejects: a change that it reports is not reported again.
    const listed = await refreshList(LIVE_READS, readAt);
    const rentals = flagged(listed.rentals);
    const rates = await ratesFor(rentals);
    const day = isoRegionDay(new Date(readAt));
    const places =
      before !== null && isDeepStrictEqual(before.places, readPlaces) ? before.places : readPlaces;
    const isSame =
      before?.rentals === rentals && before.places === places && before.rates === rates && before.day === day;
    const texts = before?.rentals === rentals ? before.texts : liveTexts(rentals);
    current = isSame
      ? Object.assign(before, { readAt })
      : { day, readAt, rentals, places, rates, texts, older };
    return { snapshot: current, refresh: refreshOf(before, current, listed.changed) };
  };
}

/** Until a refresh that failed is tried again, unless the interval is shorter. */
const RETRY_MS = 10_000;

/**
 * Refreshes the snapshot of the process for as long as it runs: one refresh at a time, and a wait after it. Resolves after the
 * first attempt, whether it succeeded or not.
 */
export async function startRefreshing(): Promise<void> {
  const intervalMs = serverEnv.listingsRevalidateSeconds() * 1000;
  const read = snapshotReader();
  /** A failure is reported once, and tried again soon. */
  let isFailing = false;

  async function refreshOnce(): Promise<void> {
    try {
      const { snapshot, refresh } = await read();
      isFailing = false;
      Object.assign(siteProcess(), { snapshot, isRefreshed: true });
      siteProcess().afterRefresh(refresh);
    } catch (error) {
      if (!isFailing) reportError(failureOf(siteProcess().snapshot), error);
      isFailing = true;
      siteProcess().isRefreshed = false;
    }
  }

  async function run(): Promise<void> {
    await refreshOnce();
    const waitMs = isFailing ? Math.min(RETRY_MS, intervalMs) : intervalMs;
    setTimeout(() => void run(), waitMs).unref();
  }

  await run();
}
