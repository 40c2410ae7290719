import { z } from "zod";
import type { LiveRental } from "@/lib/rentals/rental";
import { allPages, listRead, liveAmong, portionsOf, rowsOf } from "./list-read";
import type { LiveReads, RentalChanges } from "./live-list";
import { LIVE_COLUMNS, parseLivePages, usableLiveRows } from "./rental-row";
import { supabaseClient } from "./supabase-client";

const changesRead = z.object({ cursor: z.string(), ids: z.array(z.int()).nullable() });

/** Where only the tables are there, or the function is not the one we know. */
const NOT_TOLD: RentalChanges = { cursor: null, ids: null };

async function changes(cursor: string | null): Promise<RentalChanges> {
  const { data, error, status } = await supabaseClient("list").rpc("rental_changes_since", { since: cursor });
  const isAnswered = status >= 200 && status < 500;
  if (error && !isAnswered) throw new Error(`Reading what changed failed: ${error.message}`);
  return changesRead.safeParse(data).data ?? NOT_TOLD;
}

async function among(ids: readonly number[], since: Date): Promise<LiveRental[]> {
  const rentals: LiveRental[] = [];
  for (const some of portionsOf(ids)) {
    rentals.push(...usableLiveRows(rowsOf("changed rentals", await liveAmong(LIVE_COLUMNS, since, some))));
  }
  return rentals;
}

function all(since: Date): AsyncIterable<LiveRental[]> {
  return parseLivePages(
    allPages(async (page) => rowsOf("rentals", await listRead(LIVE_COLUMNS, since, page))),
  );
}

/** The reads of the data service that the list of live rentals is made of. */
export const LIVE_READS: LiveReads = { changes, among, all };
