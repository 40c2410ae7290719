import { liveSince } from "@/lib/rentals/live";
import type { Described } from "./indexed-text";
import type { DescriptionReads } from "./keyword-index";
import { allPages, listRead, rowsOf } from "./list-read";
import { DESCRIBED_COLUMNS, describedRow } from "./rental-row";
import { supabaseClient } from "./supabase-client";

/** An unusable row has been reported by the list read already. */
function described(rows: readonly unknown[]): Described[] {
  return rows.flatMap((row) => describedRow.safeParse(row).data ?? []);
}

async function* all(): AsyncGenerator<Described[]> {
  const since = liveSince(Date.now());
  const pages = allPages(async (page) =>
    rowsOf("descriptions", await listRead(DESCRIBED_COLUMNS, since, page)),
  );
  for await (const rows of pages) yield described(rows);
}

async function byIds(ids: readonly number[]): Promise<Described[]> {
  const read = supabaseClient("list")
    .from("rentals")
    .select(DESCRIBED_COLUMNS)
    .in("id", [...ids]);
  return described(rowsOf("descriptions by id", await read.eq("is_deleted", false)));
}

/** The reads of the data service that the index of texts is made of. */
export const TEXT_READS: DescriptionReads = { all, byIds };
