import "server-only";
import { isDeepStrictEqual } from "node:util";
import { LRUCache } from "lru-cache";
import { collapsePlaces, type Places } from "@/lib/places/places";
import { LIVE_COLUMNS } from "@/lib/rentals/live-row";
import { flagPlaceholderPrices } from "@/lib/rentals/placeholder-prices";
import type { LiveRental } from "@/lib/rentals/rental";
import { oncePerProcess } from "@/server/process/once-per-process";
import { MAX_AGE_MS } from "./cache-life";
import { cachedRead } from "./cached-read";
import { parseGeoRows, readGeoRows } from "./geo-locations";
import { refreshKeywordIndex } from "./keyword-search";
import { rowsOf } from "./list-read";
import { liveList } from "./live-list";
import { LIVE_READS } from "./live-reads";
import { parseLiveRows } from "./rental-row";
import { staleIfError, staleIfErrorByKey } from "./stale-if-error";
import { supabaseClient } from "./supabase-client";

/**
 * One read; `readAt` is in ms since the epoch. All callers share the objects: a changed rental makes a new array of rentals,
 * a changed place new places, so both can be cache keys.
 */
export type LiveRentals = { readAt: number; rentals: readonly LiveRental[]; places: Places };

type LatestRead = {
  live: LiveRentals | null;
  /** End of the last read that succeeded, in ms since the epoch; null before the first. */
  goodAt: number | null;
  hasFailed: boolean;
};

const latest = oncePerProcess(
  "live rentals",
  (): LatestRead => ({ live: null, goodAt: null, hasFailed: false }),
);

/** Longer than any page waits for its data. */
const REPLACED_MS = 60_000;

/**
 * Replaced lists, by the time of their read. Next renders a page twice, first to fill the caches: the second rendering must
 * get the same list, because reads that depend on a newer one would miss the caches.
 */
const replaced = oncePerProcess(
  "replaced live rentals",
  () => new LRUCache<number, LiveRentals>({ ttl: REPLACED_MS, ttlAutopurge: true }),
);

const refreshList = oncePerProcess("list of live rentals", () => liveList(LIVE_READS, Date.now));

async function readLive(): Promise<LiveRentals> {
  const readAt = Date.now();
  const [{ rentals, sweptAt }, geoRows] = await Promise.all([refreshList(), readGeoRows()]);
  refreshKeywordIndex(rentals, sweptAt);
  const places = collapsePlaces(parseGeoRows(geoRows));
  const before = latest.live?.places;
  return {
    readAt,
    rentals: flagPlaceholderPrices(rentals),
    places: isDeepStrictEqual(places, before) && before ? before : places,
  };
}

async function readLiveWithStatus(): Promise<LiveRentals> {
  try {
    const live = await readLive();
    if (latest.live !== null) replaced.set(latest.live.readAt, latest.live);
    Object.assign(latest, { live, goodAt: Date.now(), hasFailed: false });
    return live;
  } catch (error) {
    latest.hasFailed = true;
    throw error;
  }
}

const read = oncePerProcess("read of live rentals", () => staleIfError(readLiveWithStatus));

/** Copying thousands of rentals out of Next's cache costs more than rendering a page. */
async function timeOfLiveRentals(): Promise<number> {
  "use cache";
  return (await cachedRead(read())).readAt;
}

/** Every live rental of the last 30 days, and all places. Throws when the service cannot answer. */
export async function liveRentals(): Promise<LiveRentals> {
  const readAt = await timeOfLiveRentals();
  // In development a reload of this module clears `latest`, while Next's cache still has the time.
  return replaced.get(readAt) ?? latest.live ?? (await read()).value;
}

/** Whether the last read of the listings succeeded; false before the first. */
export function areListingsFresh(): boolean {
  return latest.goodAt !== null && !latest.hasFailed;
}

/** Whether there are listings young enough to be shown. `now` is in ms since the epoch. */
export function hasUsableListings(now: number): boolean {
  return latest.goodAt !== null && now - latest.goodAt <= MAX_AGE_MS;
}

/** How many listings are shown, and the posting times of the newest and the oldest; null before the first read. */
export function shownListings(): { shown: number; newest: string | null; oldest: string | null } | null {
  const rentals = latest.live?.rentals;
  if (!rentals) return null;
  const dated = rentals.flatMap(({ posted_at }) => posted_at ?? []);
  return { shown: rentals.length, newest: dated[0] ?? null, oldest: dated.at(-1) ?? null };
}

export type ReadRentals = Pick<LiveRentals, "readAt" | "rentals">;

async function readByIds(ids: number[]): Promise<ReadRentals> {
  const readAt = Date.now();
  const request = supabaseClient("rentals by id").from("rentals").select(LIVE_COLUMNS).in("id", ids);
  const rows = rowsOf("rentals by id", await request.eq("is_deleted", false));
  return { readAt, rentals: parseLiveRows(rows) };
}

const byIds = oncePerProcess("rentals by id", () =>
  staleIfErrorByKey(readByIds, {
    hasContent: ({ rentals }) => rentals.length > 0,
    maxBytes: 8 * 1024 * 1024,
  }),
);

/** The rentals with these ids that are not deleted, including those too old for the list. Throws like `liveRentals`. */
export async function rentalsByIds(ids: number[]): Promise<ReadRentals> {
  "use cache";
  return cachedRead(byIds(ids));
}
