import type { GeoLocationRow, RentalRow } from "@/scripts/import/row-schema.ts";
import { rentalRow } from "@/tests/support/rental-row.ts";

/** A rental that is right in every field, the same at any time. */
export function rental(changes: Partial<RentalRow> = {}): RentalRow {
  return {
    ...rentalRow(1),
    // A channel has no number twice.
    message_id: changes.id ?? 1,
    slug: null,
    posted_at_telegram: "2026-11-18T04:43:27.960519Z",
    ...changes,
  };
}

/** A place that is right in every field. */
export function place(changes: Partial<GeoLocationRow> = {}): GeoLocationRow {
  return { location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 3, ...changes };
}
