import { readFile } from "node:fs/promises";
import { z } from "zod";

const FILE = new URL("./bali-places.csv", import.meta.url);

const place = z
  .tuple([z.string().min(1), z.coerce.number(), z.coerce.number()])
  .transform(([location_name, latitude, longitude]) => ({
    location_name,
    latitude,
    longitude,
    rental_count: 0,
  }));

export type PlaceRow = z.infer<typeof place>;

/**
 * Areas, villages and districts of Bali as rows of `geo_location`; degrees of WGS 84. © OpenStreetMap contributors (ODbL)
 * and GeoNames (CC BY).
 */
export async function baliPlaces(): Promise<PlaceRow[]> {
  const [, ...lines] = (await readFile(FILE, "utf8")).trim().split("\n");
  return lines.map((line) => place.parse(line.split(",")));
}
