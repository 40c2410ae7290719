import { z } from "zod";
import type { GeoLocation } from "./places";

const coordinate = (limit: number) =>
  z.union([z.number(), z.string().trim().min(1).transform(Number)]).pipe(z.number().min(-limit).max(limit));

const row = z.object({
  location_name: z
    .string()
    .transform((name) => name.trim().toLowerCase())
    .pipe(z.string().min(1)),
  latitude: coordinate(90),
  longitude: coordinate(180),
  rental_count: z
    .union([z.number(), z.string().transform(Number)])
    .pipe(z.number())
    .catch(0),
});

/**
 * Rows of geo_location as domain values. A row with missing or impossible coordinates cannot be a place and
 * is left out, its name handed to `onUnusable`; an answer that is no list of rows throws.
 */
export function parseGeoRows(rows: unknown, onUnusable: (name: string) => void): GeoLocation[] {
  return z
    .array(z.record(z.string(), z.unknown()))
    .parse(rows)
    .flatMap((candidate) => {
      const parsed = row.safeParse(candidate);
      if (parsed.success) return [parsed.data];
      onUnusable(String(candidate.location_name));
      return [];
    });
}
