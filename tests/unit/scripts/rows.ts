import type { GeoLocationRow, RentalRow } from "@/scripts/import/row-schema.ts";
import { rentalRow } from "@/tests/support/rental-row.ts";

/** A rental with valid, constant values in every field. */
export function rental(changes: Partial<RentalRow> = {}): RentalRow {
  return {
    ...rentalRow(1),
    // Message ids are unique in a channel.
    message_id: changes.id ?? 1,
    slug: null,
    posted_at_telegram: "2026-11-18T04:43:27.960519Z",
    ...changes,
  };
}

/** A place with valid values in every field. */
export function place(changes: Partial<GeoLocationRow> = {}): GeoLocationRow {
  return { location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 3, ...changes };
}
