import { z } from "zod";
import { timestamp } from "@/lib/rentals/live-row";
import { supabaseClient } from "./supabase-client";

/** The rows of a response. Throws for an error response, naming `what` was read and the service's message, and for a body that is no list. */
export function rowsOf<Rows>(
  what: string,
  answer: { data: Rows | null; error: { message: string } | null },
): Rows {
  if (answer.error) throw new Error(`Reading ${what} failed: ${answer.error.message}`);
  if (!Array.isArray(answer.data)) throw new Error(`Reading ${what} failed: no rows in the answer`);
  return answer.data;
}

/** Query for the live rentals since a date, in any order (docs/behaviour.md, L1, L2). */
function liveRows(columns: string, since: Date) {
  return supabaseClient("list")
    .from("rentals")
    .select(columns)
    .eq("message_type", "rental")
    .eq("is_complete_listing", true)
    .eq("is_deleted", false)
    .is("duplicate_of_id", null)
    .gte("posted_at_telegram", since.toISOString());
}

/** Query for a page of the live rentals since a date, newest first; ties are ordered by id. */
export function listRead(columns: string, since: Date, { before, from, to }: PageRange) {
  const read = liveRows(columns, since)
    .order("posted_at_telegram", { ascending: false })
    .order("id", { ascending: false })
    .range(from, to);
  return before === null ? read : read.lt("posted_at_telegram", new Date(before).toISOString());
}

/** Most ids in one request, so that its URL stays within the length that servers accept. */
export const IDS_AT_ONCE = 200;

/** Splits ids into batches of one request each. */
export function idBatches(ids: readonly number[]): number[][] {
  const count = Math.ceil(ids.length / IDS_AT_ONCE);
  return Array.from({ length: count }, (_, batch) =>
    ids.slice(batch * IDS_AT_ONCE, (batch + 1) * IDS_AT_ONCE),
  );
}

/** Query for those rentals among the ids that are live since a date, in any order. */
export function liveAmong(columns: string, since: Date, ids: number[]) {
  return liveRows(columns, since).in("id", ids);
}

/** PostgREST silently caps a response at this many rows. */
export const MAX_ROWS = 1_000;

/** A page to read: rows posted before a time (ms since the epoch; null for no bound), from the first to the last offset. */
export type PageRange = { before: number | null; from: number; to: number };

const positionedRow = z.object({ id: z.unknown(), posted_at_telegram: timestamp }).catch({
  id: null,
  posted_at_telegram: null,
});

type Position = z.infer<typeof positionedRow>;

/**
 * Keyset pagination: the next page starts at the time of the last row, because a large offset makes the service scan all
 * rows before it. An offset only skips the rows of that same millisecond that were read already. If the last row has no
 * usable time, only the offset advances.
 */
function pageAfter({ before, from }: PageRange, page: readonly Position[]): PageRange {
  const last = page.at(-1)?.posted_at_telegram ?? null;
  const next = last === null ? before : Date.parse(last) + 1;
  const start =
    next === before
      ? from + page.length
      : page.filter(({ posted_at_telegram }) => posted_at_telegram === last).length;
  return { before: next, from: start, to: start + MAX_ROWS - 1 };
}

/**
 * Reads pages, newest first, until one is short. Unusable rows count towards the length of a page. A row that a concurrent
 * insert pushes onto the next page is read twice and yielded once.
 */
export async function* allPages(
  readPage: (page: PageRange) => Promise<readonly unknown[]>,
): AsyncGenerator<unknown[]> {
  const seen = new Set<unknown>();
  let range: PageRange = { before: null, from: 0, to: MAX_ROWS - 1 };
  for (;;) {
    const page = await readPage(range);
    const positions = page.map((row) => positionedRow.parse(row));
    yield page.filter((_, index) => {
      const id = positions[index]?.id ?? null;
      if (id !== null && seen.has(id)) return false;
      seen.add(id);
      return true;
    });
    if (page.length < MAX_ROWS) return;
    range = pageAfter(range, positions);
  }
}
