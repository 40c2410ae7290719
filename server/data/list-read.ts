import { z } from "zod";
import { onlyListable } from "@/lib/rental/live";
import { MAX_ROWS } from "@/lib/rental/live-list";
import { timestamp } from "@/lib/rental/live-row";
import { supabaseClient } from "./supabase-client";

/** The rows of a response. Throws for an error response and for a body that is no list, naming `what` was read. */
export function rowsOf<Rows>(
  what: string,
  answer: { data: Rows | null; error: { message: string } | null },
): Rows {
  if (answer.error) throw new Error(`Reading ${what} failed: ${answer.error.message}`);
  if (!Array.isArray(answer.data)) throw new Error(`Reading ${what} failed: no rows in the answer`);
  return answer.data;
}

/** The live rentals since a date, in any order (docs/behaviour.md, L1, L2). */
export function liveRows(since: Date, columns = "*") {
  const read = supabaseClient().from("rentals").select(columns);
  return onlyListable(read).gte("posted_at_telegram", since.toISOString());
}

/** A page of them, newest first; ties are ordered by id. */
export function listRead(columns: string, since: Date, { before, from }: PageStart) {
  const read = liveRows(since, columns)
    .order("posted_at_telegram", { ascending: false })
    .order("id", { ascending: false })
    .range(from, from + MAX_ROWS - 1);
  return before === null ? read : read.lt("posted_at_telegram", new Date(before).toISOString());
}

/** The start of a page: an offset among the rows posted before a time (ms since the epoch; null for no bound). */
export type PageStart = { before: number | null; from: number };

const FIRST_PAGE: PageStart = { before: null, from: 0 };

const positionedRow = z.object({ id: z.unknown(), posted_at_telegram: timestamp }).catch({
  id: null,
  posted_at_telegram: null,
});

type Position = z.infer<typeof positionedRow>;

/**
 * Keyset pagination, because a large offset makes the service scan all rows before it: the next page starts at the time of the
 * last row, and the offset skips the rows of that millisecond that were read. Without a usable time only the offset advances.
 */
function pageAfter({ before, from }: PageStart, page: readonly Position[]): PageStart {
  const last = page.at(-1)?.posted_at_telegram ?? null;
  const next = last === null ? before : Date.parse(last) + 1;
  if (next === before) return { before, from: from + page.length };
  const atLast = page.filter(({ posted_at_telegram }) => posted_at_telegram === last);
  return { before: next, from: atLast.length };
}

/** Reads pages from `first` on, newest first, until one is short. Yields a row once that a concurrent insert pushes onto the next page. */
export async function* allPages(
  readPage: (start: PageStart) => Promise<readonly unknown[]>,
  first = FIRST_PAGE,
): AsyncGenerator<unknown[]> {
  const seen = new Set<unknown>();
  let start = first;
  for (;;) {
    const page = await readPage(start);
    const positions = page.map((row) => positionedRow.parse(row));
    yield page.filter((_, index) => {
      const id = positions[index]?.id ?? null;
      if (id !== null && seen.has(id)) return false;
      seen.add(id);
      return true;
    });
    if (page.length < MAX_ROWS) return;
    start = pageAfter(start, positions);
  }
}
