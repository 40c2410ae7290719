import "server-only";
import { z } from "zod";
import { timestamp } from "@/lib/rentals/live-row";
import type { Rental } from "@/lib/rentals/rental";
import { oncePerProcess } from "@/server/process/once-per-process";
import { reportOnce } from "@/server/reporting/report-error";
import { cachedRead, cachedReadOr } from "./cached-read";
import { rowsOf } from "./list-read";
import { parseRentalRow } from "./rental-row";
import { staleIfErrorByKey } from "./stale-if-error";
import { supabaseClient } from "./supabase-client";

/** Time of removal by rental id, as ISO in UTC; null if unknown. */
type RemovalTimes = Record<number, string | null>;

/** Rentals with all columns, and when the missing ones were removed. `readAt` is in ms since the epoch. */
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
    hasContent: ({ rentals }) => rentals.length > 0,
    maxBytes: 8 * 1024 * 1024,
  }),
);

/** The rentals with these ids that are not deleted. Throws when the data service cannot answer. */
export async function wholeRentalsByIds(ids: number[]): Promise<WholeRentals> {
  "use cache";
  return cachedRead(wholeByIds(ids));
}

/** Whole rentals that a page shows beside its own; empty while they cannot be read. */
export async function wholeRentalsIfRead(ids: number[]): Promise<Rental[]> {
  "use cache";
  if (ids.length === 0) return [];
  const reading = wholeByIds(ids.toSorted((a, b) => a - b));
  const whole = await cachedReadOr(null, "Reading the listings with the same photos failed", reading);
  return whole?.rentals ?? [];
}
