import { z } from "zod";
import { geoRow } from "@/lib/places/geo-row";
import type { GeoLocation } from "@/lib/places/places";
import { reportOnce } from "@/server/reporting/report-error";
import { allPages } from "./live-reads";
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

/** Every row of geo_location with rentals, by name. Throws when the service cannot answer. */
export async function readGeoRows(): Promise<unknown[]> {
  const placesWithRentals = () =>
    supabaseClient().from("geo_location").select("*").neq("rental_count", 0).order("location_name");
  const pages = allPages<unknown>("geo_location", (from, to) => placesWithRentals().range(from, to));
  return (await Array.fromAsync(pages)).flat();
}
