import { rowsOf } from "@/lib/rentals/list-read";
import { PAGE_SIZE } from "@/lib/rentals/read-all-pages";
import { supabaseClient } from "@/lib/supabase/server";

/**
 * Every row of geo_location that names a place with rentals, by name (SPEC section 7), page by page: each begins after
 * the last name of the one before. Throws when the service cannot answer.
 */
export async function readGeoRows(): Promise<unknown[]> {
  const rows: unknown[] = [];
  let last: string | null = null;
  for (;;) {
    const read = supabaseClient().from("geo_location").select("*").neq("rental_count", 0);
    const after: typeof read = last === null ? read : read.gt("location_name", last);
    const page = rowsOf("geo_location", await after.order("location_name").limit(PAGE_SIZE));
    rows.push(...page);
    last = page.at(-1)?.location_name ?? null;
    if (page.length < PAGE_SIZE || last === null) return rows;
  }
}
