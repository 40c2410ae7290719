import { chunks } from "@/lib/lists/chunks";
import { IDS_AT_ONCE, type LiveReads, type RentalChanges, reportedChanges } from "@/lib/rental/live-list";
import type { Rental } from "@/lib/rental/rental";
import { allPages, listRead, liveRows, rowsOf } from "./list-read";
import { parseRentalPages, usableRentals } from "./rental-row";
import { supabaseClient } from "./supabase-client";

/** For a data service without the function `rental_changes_since`, or with an unknown version of it. */
const CHANGES_NOT_REPORTED: RentalChanges = { cursor: null, ids: null };

async function changes(cursor: string | null): Promise<RentalChanges> {
  const { data, error, status } = await supabaseClient().rpc("rental_changes_since", { since: cursor });
  const isAnswered = status >= 200 && status < 500;
  if (error && !isAnswered) throw new Error(`Reading what changed failed: ${error.message}`);
  return reportedChanges.safeParse(data).data ?? CHANGES_NOT_REPORTED;
}

async function among(ids: readonly number[], since: Date): Promise<Rental[]> {
  const rentals: Rental[] = [];
  for (const batch of chunks(ids, IDS_AT_ONCE)) {
    const rows = rowsOf("changed rentals", await liveRows(since).in("id", batch));
    rentals.push(...usableRentals(rows));
  }
  return rentals;
}

function all(since: Date): AsyncIterable<Rental[]> {
  return parseRentalPages(allPages(async (page) => rowsOf("rentals", await listRead("*", since, page))));
}

/** How `liveList` reads the data service. */
export const LIVE_READS: LiveReads<Rental> = { changes, among, all };
