import type { GeoLocationRow, RentalRow } from "@/scripts/import/row-schema.ts";

/** A rental that is right in every field. */
export function rental(changes: Partial<RentalRow> = {}): RentalRow {
  return {
    id: 1,
    slug: null,
    title: "Quiet one-bedroom villa",
    raw_description: "Pool, wifi, 10 minutes to the beach",
    source: "telegram",
    source_channel_name: "bali_rent",
    message_id: 10,
    message_type: "rental",
    is_complete_listing: true,
    is_deleted: false,
    duplicate_of_id: null,
    posted_at_telegram: "2026-11-18T04:43:27.960519Z",
    price_amount: 25_000_000,
    price_currency: "IDR",
    rental_period: "month",
    bedrooms: 1,
    bathrooms: 1.5,
    property_type: "villa",
    amenities: ["pool", "wifi"],
    media_urls: ["/media/villa-01.webp"],
    location: "canggu",
    contact_name: null,
    contact_url: null,
    ...changes,
  };
}

/** A place that is right in every field. */
export function place(changes: Partial<GeoLocationRow> = {}): GeoLocationRow {
  return { location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 3, ...changes };
}
