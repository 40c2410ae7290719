import { chunks } from "@/lib/lists/chunks";
import { onlyListable } from "@/lib/rental/live";
import {
  IDS_AT_ONCE,
  type LiveReads,
  MAX_ROWS,
  pagesById,
  type RentalChanges,
  reportedChanges,
} from "@/lib/rental/live-list";
import type { Rental } from "@/lib/rental/rental";
import { usableRentals } from "./rental-row";
import { supabaseClient } from "./supabase-client";

type RowsAnswer<Rows> = { data: Rows | null; error: { message: string } | null };

/** The rows of a response. Throws for an error response and for a body that is no list, naming `what` was read. */
export function rowsOf<Rows>(what: string, answer: RowsAnswer<Rows>): Rows {
  if (answer.error) throw new Error(`Reading ${what} failed: ${answer.error.message}`);
  if (!Array.isArray(answer.data)) throw new Error(`Reading ${what} failed: no rows in the answer`);
  return answer.data;
}

/** The live rentals since a date (docs/behaviour.md, L1). */
export function liveRows(since: Date, columns = "*") {
  const read = supabaseClient().from("rentals").select(columns);
  return onlyListable(read).gte("posted_at_telegram", since.toISOString());
}

/** The rows of a query of rentals, page by page. */
export function rentalPages(rentals: () => ReturnType<typeof liveRows>): ReturnType<typeof pagesById> {
  return pagesById(async (after) =>
    rowsOf<unknown[]>("rentals", await rentals().gt("id", after).order("id").limit(MAX_ROWS)),
  );
}

/** The rows of a read page by page. Rows that come or go meanwhile move others to the next page or the one before. */
export async function* allPages<Row>(
  what: string,
  readRange: (from: number, to: number) => PromiseLike<RowsAnswer<Row[]>>,
): AsyncGenerator<Row[]> {
  for (let from = 0; ; from += MAX_ROWS) {
    const page = rowsOf(what, await readRange(from, from + MAX_ROWS - 1));
    yield page;
    if (page.length < MAX_ROWS) return;
  }
}

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
    const rows = rowsOf<unknown[]>("changed rentals", await liveRows(since).in("id", batch));
    rentals.push(...usableRentals(rows));
  }
  return rentals;
}

/** Throws after the last page if no row is usable: the table is not the one that we know. */
async function* all(since: Date): AsyncGenerator<Rental[]> {
  let [rows, usable] = [0, 0];
  for await (const page of rentalPages(() => liveRows(since))) {
    const rentals = usableRentals(page);
    [rows, usable] = [rows + page.length, usable + rentals.length];
    yield rentals;
  }
  if (rows > 0 && usable === 0) throw new Error(`None of ${rows} rows is a rental`);
}

/** How `liveList` reads the data service. */
export const LIVE_READS: LiveReads<Rental> = { changes, among, all };
