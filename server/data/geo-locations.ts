import { z } from "zod";
import { geoRow } from "@/lib/places/geo-row";
import type { GeoLocation } from "@/lib/places/places";
import { MAX_ROWS } from "@/lib/rental/live-list";
import { reportOnce } from "@/server/reporting/report-error";
import { rowsOf } from "./list-read";
import { supabaseClient } from "./supabase-client";

const namedRow = z.object({ location_name: z.unknown() }).catch({ location_name: null });

function reportUnusablePlace(name: string, error: Error): void {
  reportOnce(`The place ${JSON.stringify(name)} is left out: its row is not usable`, error);
}

/** Parses rows of geo_location. Skips a row with missing or impossible coordinates and passes its name to `onUnusable`. */
export function parseGeoRows(rows: readonly unknown[], onUnusable = reportUnusablePlace): GeoLocation[] {
  return rows.flatMap((row) => {
    const { data, error } = geoRow.safeParse(row);
    if (error) onUnusable(String(namedRow.parse(row).location_name), error);
    return data ?? [];
  });
}

/** Every row of geo_location with rentals, by name; each page starts after the last name of the one before. Throws when the service cannot answer. */
export async function readGeoRows(): Promise<unknown[]> {
  const rows: unknown[] = [];
  let lastName: string | null = null;
  for (;;) {
    const read = supabaseClient().from("geo_location").select("*").neq("rental_count", 0);
    const after: typeof read = lastName === null ? read : read.gt("location_name", lastName);
    const page = rowsOf("geo_location", await after.order("location_name").limit(MAX_ROWS));
    rows.push(...page);
    lastName = page.at(-1)?.location_name ?? null;
    if (page.length < MAX_ROWS || lastName === null) return rows;
  }
}
