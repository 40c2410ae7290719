import "server-only";
import { cacheLife } from "next/cache";
import { z } from "zod";
import { timestamp } from "@/lib/rentals/live-row";
import type { Rental } from "@/lib/rentals/rental";
import { oncePerProcess } from "@/server/process/once-per-process";
import { reportError, reportOnce } from "@/server/reporting/report-error";
import { listingsCacheLife, RETRY_LIFE } from "./cache-life";
import { rowsOf } from "./list-read";
import { parseRentalRow } from "./rental-row";
import { staleIfErrorByKey } from "./stale-if-error";
import { supabaseClient } from "./supabase-client";

/** Time of removal by rental id, as ISO in UTC; null if unknown. */
type RemovalTimes = Record<number, string | null>;

/** `readAt` is in ms since the epoch. */
type WholeRentals = { readAt: number; rentals: Rental[]; removals: RemovalTimes };

const removalRows = z.array(z.object({ rental_id: z.coerce.number(), removed_at: timestamp }));

/** Returns nothing on failure: a rental counts as removed even if the time of its removal cannot be read. */
async function readRemovals(ids: number[]): Promise<RemovalTimes> {
  if (ids.length === 0) return {};
  try {
    const read = supabaseClient("rentals by id").from("rental_removals").select("*").in("rental_id", ids);
    const rows = removalRows.parse(rowsOf("removals of rentals", await read));
    return Object.fromEntries(rows.map(({ rental_id, removed_at }) => [rental_id, removed_at]));
  } catch (error) {
    reportOnce("The times of removals could not be read", error);
    return {};
  }
}

async function readWhole(ids: number[]): Promise<WholeRentals> {
  const readAt = Date.now();
  const read = supabaseClient("rentals by id").from("rentals").select("*").in("id", ids);
  const rows = rowsOf("whole rentals by id", await read.eq("is_deleted", false));
  const rentals = rows.flatMap((row) => parseRentalRow(row) ?? []);
  const found = new Set(rentals.map(({ id }) => id));
  return { readAt, rentals, removals: await readRemovals(ids.filter((id) => !found.has(id))) };
}

const wholeByIds = oncePerProcess("whole rentals by id", () =>
  staleIfErrorByKey(readWhole, {
    keyOf: (ids) => ids.join(),
    hasContent: ({ rentals }) => rentals.length > 0,
    maxBytes: 8 * 1024 * 1024,
  }),
);

/**
 * All columns of the rentals with these ids that are not deleted, and when the others were removed. Throws when the data
 * service cannot answer.
 */
export async function wholeRentalsByIds(ids: number[]): Promise<WholeRentals> {
  "use cache";
  const { value, readAt } = await wholeByIds(ids);
  listingsCacheLife(readAt);
  return value;
}

/**
 * Whole rentals that a page shows beside its own. Empty while the data service cannot answer, retried after a minute: the page
 * works without them, but a cached read that throws would fail it.
 */
export async function wholeRentalsIfRead(ids: number[]): Promise<Rental[]> {
  "use cache";
  if (ids.length === 0) return [];
  try {
    const { value, readAt } = await wholeByIds(ids.toSorted((a, b) => a - b));
    listingsCacheLife(readAt);
    return value.rentals;
  } catch (error) {
    reportError("Reading the listings with the same photos failed", error);
    cacheLife(RETRY_LIFE);
    return [];
  }
}
