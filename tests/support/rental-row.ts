import type { RentalRow } from "./demo-listings.ts";

const HOUR_MS = 60 * 60 * 1000;

/** A listed rental in Canggu with little more than a title, posted as many hours ago as its id says: lower ids come first. */
export function rentalRow(id: number, changes: Partial<RentalRow> = {}): RentalRow {
  return {
    id,
    slug: `home-${id}`,
    title: `Home ${id}`,
    raw_description: `Advert number ${id}`,
    source: "telegram",
    source_channel_name: "homes_demo",
    message_id: id,
    message_type: "rental",
    is_complete_listing: true,
    is_deleted: false,
    duplicate_of_id: null,
    posted_at_telegram: new Date(Date.now() - id * HOUR_MS).toISOString(),
    price_amount: 10_000_000,
    price_currency: "IDR",
    rental_period: "month",
    bedrooms: 1,
    bathrooms: 1,
    property_type: "house",
    amenities: [],
    media_urls: [],
    location: "canggu",
    contact_name: null,
    contact_url: null,
    ...changes,
  };
}
