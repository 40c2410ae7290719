import { keepLastGood } from "@/lib/cache/keep-last-good";
import { keepLastGoodByKey } from "@/lib/cache/keep-last-good-by-key";
import { oncePerProcess } from "@/lib/cache/once-per-process";
import { DATE_RANGES } from "@/lib/filters/options";
import { parseGeoRows } from "@/lib/geo/geo-location-row";
import { collapsePlaces, type Places } from "@/lib/geo/places";
import { readGeoRows } from "@/lib/geo/read-geo-rows";
import { supabaseClient } from "@/lib/supabase/server";
import { KEEPING } from "./keeping";
import { keywordFilter } from "./keyword-filter";
import { listingsCacheLife, listRead, rowsOf } from "./list-read";
import { readAllPages } from "./read-all-pages";
import type { LiveRental, Rental } from "./rental";
import { numericId } from "./rental-param";
import { LIVE_COLUMNS, parseLiveRows, parseRentalRow } from "./rental-row";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Answers kept of each read that has an argument. */
const MAX_KEPT = 300;

const widestRange = (now: number) => new Date(now - DATE_RANGES.month.days * DAY_MS);

/** Everything the list is made of, read in one sweep. `readAt` is in ms since the epoch. */
export type LiveRentals = { readAt: number; rentals: LiveRental[]; places: Places };

async function readPlaces(): Promise<Places> {
  const unusable: string[] = [];
  const rows = parseGeoRows(await readGeoRows(), (name) => unusable.push(name));
  if (unusable.length > 0) console.warn(`geo_location without usable coordinates: ${unusable.join(", ")}`);
  return collapsePlaces(rows);
}

async function readLive(): Promise<LiveRentals> {
  const readAt = Date.now();
  const pages = readAllPages(async (page) =>
    parseLiveRows(rowsOf("rentals", await listRead(LIVE_COLUMNS, widestRange(readAt), page))),
  );
  const [rentals, places] = await Promise.all([pages, readPlaces()]);
  return { readAt, rentals, places };
}

const sweep = oncePerProcess("live rentals", () => keepLastGood(readLive, KEEPING));

/** Every live rental of the last 30 days and the places they are at. Throws when the service cannot answer. */
export async function liveRentals(): Promise<LiveRentals> {
  "use cache";
  listingsCacheLife();
  return sweep();
}

async function readIdsMatching(terms: string[]): Promise<number[]> {
  const since = widestRange(Date.now());
  const rows = await readAllPages(async (page) => {
    const read = listRead("id,posted_at_telegram", since, page).or(keywordFilter(terms));
    return parseLiveRows(rowsOf("keyword matches", await read));
  });
  return rows.map(({ id }) => id);
}

const idsMatching = oncePerProcess("ids by keywords", () =>
  keepLastGoodByKey(readIdsMatching, {
    ...KEEPING,
    keyOf: (terms) => terms.join(" "),
    isKept: () => true,
    maxKeys: MAX_KEPT,
  }),
);

/** Ids of the live rentals whose title or description holds every term (SPEC section 5). */
export async function rentalIdsMatching(terms: string[]): Promise<number[]> {
  "use cache";
  listingsCacheLife();
  return idsMatching(terms);
}

/** Rentals, and when they were read, in ms since the epoch. */
export type ReadRentals = { readAt: number; rentals: LiveRental[] };

async function readByIds(ids: number[]): Promise<ReadRentals> {
  const read = supabaseClient().from("rentals").select(LIVE_COLUMNS).in("id", ids).eq("is_deleted", false);
  return { readAt: Date.now(), rentals: parseLiveRows(rowsOf("rentals by id", await read)) };
}

const byIds = oncePerProcess("rentals by id", () =>
  keepLastGoodByKey(readByIds, {
    ...KEEPING,
    keyOf: (ids) => ids.join(),
    isKept: () => true,
    maxKeys: MAX_KEPT,
  }),
);

/** The listed rentals among these ids (SPEC section 7). */
export async function rentalsByIds(ids: number[]): Promise<ReadRentals> {
  "use cache";
  listingsCacheLife();
  return byIds(ids);
}

async function readBySlugOrId(param: string): Promise<Rental | null> {
  // In quotes, because a bare `true` is no text for the embedded data service.
  const rental = await readRental(`slug.eq."${param}"`);
  const id = numericId(param);
  return rental ?? (id === null ? null : readRental(`id.eq.${id}`));
}

const bySlugOrId = oncePerProcess("rental by slug or id", () =>
  keepLastGoodByKey(readBySlugOrId, {
    ...KEEPING,
    keyOf: (param) => param,
    isKept: (rental) => rental !== null,
    maxKeys: MAX_KEPT,
  }),
);

/** The rental with this slug or, when there is none, with this id; null when there is neither. */
export async function rentalBySlugOrId(param: string): Promise<Rental | null> {
  "use cache";
  listingsCacheLife();
  return bySlugOrId(param);
}

async function readRental(condition: string): Promise<Rental | null> {
  const answer = await supabaseClient()
    .from("rentals")
    .select("*")
    .or(condition)
    .eq("is_deleted", false)
    .maybeSingle();
  if (answer.error) throw new Error(`Reading a rental failed: ${answer.error.message}`);
  return answer.data === null ? null : parseRentalRow(answer.data);
}
