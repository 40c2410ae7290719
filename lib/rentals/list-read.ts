import { cacheLife } from "next/cache";
import { serverEnv } from "@/lib/site/server-env";
import { supabaseClient } from "@/lib/supabase/server";
import type { PageAsked } from "./read-all-pages";

/** Milliseconds for which what was read may be shown at all. */
export const KEEP_MS = 60 * 60 * 1000;

/** Shown from cache for the refresh interval, refreshed in the background, never kept past an hour. */
export function listingsCacheLife() {
  cacheLife({ stale: 30, revalidate: serverEnv.listingsRevalidateSeconds(), expire: KEEP_MS / 1000 });
}

/** A failed read stays a failure, with what was being read and what the service said. */
export function rowsOf<Rows>(
  what: string,
  answer: { data: Rows | null; error: { message: string } | null },
): Rows {
  if (answer.error) throw new Error(`Reading ${what} failed: ${answer.error.message}`);
  if (answer.data === null) throw new Error(`Reading ${what} failed: no rows in the answer`);
  return answer.data;
}

/** A page of the list read of SPEC section 7 since a date, newest first, ids settling equal times. */
export function listRead(columns: string, since: Date, { before, from, to }: PageAsked) {
  const read = supabaseClient()
    .from("rentals")
    .select(columns)
    .eq("message_type", "rental")
    .eq("is_complete_listing", true)
    .eq("is_deleted", false)
    .is("duplicate_of_id", null)
    .gte("posted_at_telegram", since.toISOString())
    .order("posted_at_telegram", { ascending: false })
    .order("id", { ascending: false })
    .range(from, to);
  return before === null ? read : read.lt("posted_at_telegram", new Date(before).toISOString());
}
