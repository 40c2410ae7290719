import "server-only";
import { isDeepStrictEqual } from "node:util";
import { LRUCache } from "lru-cache";
import { collapsePlaces, type Places } from "@/lib/places/places";
import { markPlaceholders } from "@/lib/rentals/placeholder-prices";
import type { LiveRental } from "@/lib/rentals/rental";
import { oncePerProcess } from "@/server/http/once-per-process";
import { listingsCacheLife, MAX_AGE_MS } from "./cache-life";
import { parseGeoRows, readGeoRows } from "./geo-locations";
import { refreshKeywordIndex } from "./keyword-search";
import { rowsOf } from "./list-read";
import { liveList } from "./live-list";
import { LIVE_READS } from "./live-reads";
import { LIVE_COLUMNS, parseLiveRows } from "./rental-row";
import { rememberListedPictures } from "./served-pictures";
import { staleIfError, staleIfErrorByKey } from "./stale-if-error";
import { supabaseClient } from "./supabase-client";

/**
 * Everything the list is made of, as of one read. `readAt` is in ms since the epoch. Shared by all who ask; the array of
 * rentals is another object whenever any of them has changed, and so are the places.
 */
export type LiveRentals = { readAt: number; rentals: readonly LiveRental[]; places: Places };

type Kept = {
  live: LiveRentals | null;
  /** When the listings were last read, in ms since the epoch; null before the first time. */
  goodAt: number | null;
  /** Whether a later read failed. */
  hasFailed: boolean;
};

const kept = oncePerProcess("live rentals", (): Kept => ({ live: null, goodAt: null, hasFailed: false }));

/** For how long a list that a newer one has replaced is remembered: longer than any page waits for what it reads. */
const REPLACED_MS = 60_000;

/**
 * Lists that newer ones have replaced, by the time of their read. A page is rendered twice, first to fill the caches: it must
 * not come by another list the second time, when what it asks for by that list is not in the caches and cannot be read any more.
 */
const replaced = oncePerProcess(
  "replaced live rentals",
  () => new LRUCache<number, LiveRentals>({ ttl: REPLACED_MS, ttlAutopurge: true }),
);

const refreshed = oncePerProcess("list of live rentals", () => liveList(LIVE_READS, Date.now));

async function readLive(): Promise<LiveRentals> {
  const readAt = Date.now();
  const [{ rentals, sweptAt }, geoRows] = await Promise.all([refreshed(), readGeoRows()]);
  refreshKeywordIndex(rentals, sweptAt);
  rememberListedPictures(rentals, readAt);
  const places = collapsePlaces(parseGeoRows(geoRows));
  const before = kept.live?.places;
  return {
    readAt,
    rentals: markPlaceholders(rentals),
    places: isDeepStrictEqual(places, before) && before ? before : places,
  };
}

async function readLiveWithStatus(): Promise<LiveRentals> {
  try {
    const live = await readLive();
    if (kept.live !== null) replaced.set(kept.live.readAt, kept.live);
    Object.assign(kept, { live, goodAt: Date.now(), hasFailed: false });
    return live;
  } catch (error) {
    kept.hasFailed = true;
    throw error;
  }
}

const read = oncePerProcess("read of live rentals", () => staleIfError(readLiveWithStatus));

/** Only when they were read is in the framework's cache: to copy thousands of rentals out of it costs more than a page. */
async function timeOfLiveRentals(): Promise<number> {
  "use cache";
  const { value, readAt } = await read();
  listingsCacheLife(readAt);
  return value.readAt;
}

/** Every live rental of the last 30 days and the places they are at. Throws when the service cannot answer. */
export async function liveRentals(): Promise<LiveRentals> {
  const readAt = await timeOfLiveRentals();
  // In development the code, and with it what it keeps, may be newer than the framework's cache.
  return replaced.get(readAt) ?? kept.live ?? (await read()).value;
}

/** Whether the listings have been read, and the last read of them did not fail. */
export function areListingsFresh(): boolean {
  return kept.goodAt !== null && !kept.hasFailed;
}

/** Whether listings are in memory that may still be shown. `now` is in ms since the epoch. */
export function hasUsableListings(now: number): boolean {
  return kept.goodAt !== null && now - kept.goodAt <= MAX_AGE_MS;
}

/** Rentals, and when they were read, in ms since the epoch. */
export type ReadRentals = Pick<LiveRentals, "readAt" | "rentals">;

async function readByIds(ids: number[]): Promise<ReadRentals> {
  const readAt = Date.now();
  const request = supabaseClient("rentals by id").from("rentals").select(LIVE_COLUMNS).in("id", ids);
  const rows = rowsOf("rentals by id", await request.eq("is_deleted", false));
  return { readAt, rentals: parseLiveRows(rows) };
}

const byIds = oncePerProcess("rentals by id", () =>
  staleIfErrorByKey(readByIds, {
    keyOf: (ids) => ids.join(),
    hasContent: ({ rentals }) => rentals.length > 0,
    maxBytes: 8 * 1024 * 1024,
  }),
);

/** The rentals with these ids that are not deleted, also those older than the list. Throws as `liveRentals` does. */
export async function rentalsByIds(ids: number[]): Promise<ReadRentals> {
  "use cache";
  const { value, readAt } = await byIds(ids);
  listingsCacheLife(readAt);
  return value;
}
