import { liveSince } from "@/lib/rentals/live";
import { reportOnce } from "@/server/reporting/report-error";
import type { Described } from "./indexed-text";
import type { DescriptionReads } from "./keyword-index";
import { allPages, listRead, rowsOf } from "./list-read";
import { DESCRIBED_COLUMNS, describedRow } from "./rental-row";
import { supabaseClient } from "./supabase-client";

/** The code of Postgres for a column that a table does not have. */
const UNDEFINED_COLUMN = "42703";

type Answer = { data: unknown[] | null; error: { message: string; code?: string } | null };

/** Reads rows with their facts, or without where the data service has no column for them yet: nothing is said of adverts then. */
async function rowsWithFacts(
  what: string,
  read: (columns: string) => PromiseLike<Answer>,
): Promise<unknown[]> {
  const answer = await read(`${DESCRIBED_COLUMNS},facts`);
  if (answer.error?.code !== UNDEFINED_COLUMN) return rowsOf(what, answer);
  reportOnce(
    "The data service stores no facts of adverts: apply supabase/migrations, then npm run facts",
    answer.error.message,
  );
  return rowsOf(what, await read(DESCRIBED_COLUMNS));
}

/** An unusable row has been reported by the list read already. */
function described(rows: readonly unknown[]): Described[] {
  return rows.flatMap((row) => describedRow.safeParse(row).data ?? []);
}

async function* all(): AsyncGenerator<Described[]> {
  const since = liveSince(Date.now());
  const pages = allPages((page) =>
    rowsWithFacts("descriptions", (columns) => listRead(columns, since, page)),
  );
  for await (const rows of pages) yield described(rows);
}

async function byIds(ids: readonly number[]): Promise<Described[]> {
  const read = (columns: string) =>
    supabaseClient("list")
      .from("rentals")
      .select(columns)
      .in("id", [...ids])
      .eq("is_deleted", false);
  return described(await rowsWithFacts("descriptions by id", read));
}

/** The reads of the data service that the index of texts is made of. */
export const TEXT_READS: DescriptionReads = { all, byIds };
