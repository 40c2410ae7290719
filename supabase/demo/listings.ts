import { readFileSync } from "node:fs";
import type { z } from "zod";
import { demoTables } from "./row.ts";

/** For tests: the rows from which the demo's adverts were written, with ids, slugs and the site's own pictures. */
export const DEMO_LISTINGS = new URL("./listings.json", import.meta.url);

/** The rows of `DEMO_LISTINGS` as `--listings FILE --as-of TIME` loads them, with the newest posted at `now`. */
export function demoListings(now: Date): z.infer<typeof demoTables> {
  const { rentals, geo_location } = demoTables.parse(JSON.parse(readFileSync(DEMO_LISTINGS, "utf8")));
  const times = rentals.map(({ posted_at_telegram }) => Date.parse(posted_at_telegram));
  const shift = now.getTime() - Math.max(...times);
  const moved = (time: string) => new Date(Date.parse(time) + shift).toISOString();
  return {
    rentals: rentals.map((row) => ({ ...row, posted_at_telegram: moved(row.posted_at_telegram) })),
    geo_location,
  };
}
