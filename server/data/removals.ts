import "server-only";
import { z } from "zod";
import { timestamp } from "@/lib/rental/live-row";
import { reportOnce } from "@/server/reporting/report-error";
import { rowsOf } from "./list-read";
import { supabaseClient } from "./supabase-client";

const removalRows = z.array(z.object({ rental_id: z.coerce.number(), removed_at: timestamp }));

/**
 * Times of removal by rental id, as ISO in UTC; null if unknown. Empty on failure: a rental counts as removed even if the
 * time of its removal cannot be read.
 */
export async function removalTimes(ids: readonly number[]): Promise<Record<number, string | null>> {
  if (ids.length === 0) return {};
  try {
    const read = supabaseClient()
      .from("rental_removals")
      .select("*")
      .in("rental_id", [...ids]);
    const rows = removalRows.parse(rowsOf("removals of rentals", await read));
    return Object.fromEntries(rows.map(({ rental_id, removed_at }) => [rental_id, removed_at]));
  } catch (error) {
    reportOnce("The times of removals could not be read", error);
    return {};
  }
}
