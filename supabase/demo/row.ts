import { z } from "zod";
import { geoLocationRow, rentalRow } from "../../scripts/import/row-schema.ts";

const demoRow = rentalRow.extend({
  source: z.string(),
  message_type: z.enum(["rental", "wanted"]),
  posted_at_telegram: z.iso.datetime(),
});

const demoPlace = geoLocationRow.extend({ latitude: z.number(), longitude: z.number() });

export const demoTables = z.strictObject({
  rentals: z.array(demoRow),
  geo_location: z.array(demoPlace),
});

/** A row of the demo's listings, which all have a posting date. */
export type RentalRow = z.infer<typeof demoRow>;
