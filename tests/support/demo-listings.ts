import { readFileSync } from "node:fs";
import { z } from "zod";
import { geoLocationRow, rentalRow } from "../../scripts/import/row-schema.ts";

const demoRow = rentalRow.extend({
  source: z.string(),
  message_type: z.enum(["rental", "wanted"]),
  posted_at_telegram: z.iso.datetime(),
});

const demoPlace = geoLocationRow.extend({ latitude: z.number(), longitude: z.number() });

const demoTables = z.strictObject({
  rentals: z.array(demoRow),
  geo_location: z.array(demoPlace),
});

/** A row of the demo's listings, which all have a posting date. */
export type RentalRow = z.infer<typeof demoRow>;

/** The rows from which the demo's adverts were written, with ids, slugs and the site's own pictures. */
export const DEMO_LISTINGS = new URL("../../supabase/demo/listings.json", import.meta.url);

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
