import { z } from "zod";
import { chunks } from "@/lib/lists/chunks";
import { LIVE_COLUMNS } from "@/lib/rentals/live-row";
import type { LiveRental } from "@/lib/rentals/rental";
import { allPages, IDS_AT_ONCE, listRead, liveRows, rowsOf } from "./list-read";
import type { LiveReads, RentalChanges } from "./live-list";
import { parseLivePages, usableLiveRows } from "./rental-row";
import { supabaseClient } from "./supabase-client";

const changesResponse = z.object({ cursor: z.string(), ids: z.array(z.int()).nullable() });

/** For a data service without the function `rental_changes_since`, or with an unknown version of it. */
const CHANGES_NOT_REPORTED: RentalChanges = { cursor: null, ids: null };

async function changes(cursor: string | null): Promise<RentalChanges> {
  const { data, error, status } = await supabaseClient("list").rpc("rental_changes_since", { since: cursor });
  const isAnswered = status >= 200 && status < 500;
  if (error && !isAnswered) throw new Error(`Reading what changed failed: ${error.message}`);
  return changesResponse.safeParse(data).data ?? CHANGES_NOT_REPORTED;
}

async function among(ids: readonly number[], since: Date): Promise<LiveRental[]> {
  const rentals: LiveRental[] = [];
  for (const batch of chunks(ids, IDS_AT_ONCE)) {
    const rows = rowsOf("changed rentals", await liveRows(LIVE_COLUMNS, since).in("id", batch));
    rentals.push(...usableLiveRows(rows));
  }
  return rentals;
}

function all(since: Date): AsyncIterable<LiveRental[]> {
  return parseLivePages(
    allPages(async (page) => rowsOf("rentals", await listRead(LIVE_COLUMNS, since, page))),
  );
}

/** How `liveList` reads the data service. */
export const LIVE_READS: LiveReads = { changes, among, all };
