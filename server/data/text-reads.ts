import { FIRST_RENT_COLUMNS } from "@/lib/rentals/first-rent";
import { liveSince } from "@/lib/rentals/live";
import type { DescribedRow } from "@/lib/search/indexed-text";
import { reportOnce } from "@/server/reporting/report-error";
import type { DescriptionReads } from "./keyword-index";
import { allPages, listRead, rowsOf } from "./list-read";
import { DESCRIBED_COLUMNS, describedRow } from "./rental-row";
import { supabaseClient } from "./supabase-client";

/** Postgres's error code for an unknown column. */
const UNDEFINED_COLUMN = "42703";

type Answer = { data: unknown[] | null; error: { message: string; code?: string } | null };

/** Reads rows with their facts and first rent, or without them if the database has no such column yet; then no advert states anything. */
async function rowsWithFacts(
  what: string,
  read: (columns: string) => PromiseLike<Answer>,
): Promise<unknown[]> {
  const answer = await read(`${DESCRIBED_COLUMNS},facts,${FIRST_RENT_COLUMNS}`);
  if (answer.error?.code !== UNDEFINED_COLUMN) return rowsOf(what, answer);
  reportOnce(
    "The data service stores no facts of adverts: apply supabase/migrations, then npm run facts",
    answer.error.message,
  );
  return rowsOf(what, await read(DESCRIBED_COLUMNS));
}

/** Skips unusable rows without a report, because the read of the list has reported them. */
function parseRows(rows: readonly unknown[]): DescribedRow[] {
  return rows.flatMap((row) => describedRow.safeParse(row).data ?? []);
}

async function* all(): AsyncGenerator<DescribedRow[]> {
  const since = liveSince(Date.now());
  const pages = allPages((page) =>
    rowsWithFacts("descriptions", (columns) => listRead(columns, since, page)),
  );
  for await (const rows of pages) yield parseRows(rows);
}

async function byIds(ids: readonly number[]): Promise<DescribedRow[]> {
  const read = (columns: string) =>
    supabaseClient("list")
      .from("rentals")
      .select(columns)
      .in("id", [...ids])
      .eq("is_deleted", false);
  return parseRows(await rowsWithFacts("descriptions by id", read));
}

/** How the keyword index reads the data service. */
export const TEXT_READS: DescriptionReads = { all, byIds };
