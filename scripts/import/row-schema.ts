import { z } from "zod";

const MAX_LIST = 100;

// Postgres refuses both in the middle of an import, with an error about encodings.
const storable = (value: string) => value.isWellFormed() && !value.includes("\0");

const text = (maxLength: number) =>
  z.string().max(maxLength).refine(storable, "contains characters that cannot be stored");
const nullableText = (maxLength: number) => text(maxLength).nullable();
const id = z.int().positive();

/** A row of `rentals` in an imported file: every column, within the limits of the table's checks. */
export const rentalRow = z.strictObject({
  id,
  slug: text(200)
    .min(1)
    .regex(/^[^\s\p{Cc}/?#]*$/u, "must be one path segment: no white space, /, ? or #")
    .nullable(),
  title: nullableText(500),
  raw_description: nullableText(50_000),
  source: nullableText(200),
  source_channel_name: nullableText(200),
  message_id: z.int().nullable(),
  message_type: nullableText(50),
  is_complete_listing: z.boolean(),
  is_deleted: z.boolean(),
  duplicate_of_id: id.nullable(),
  posted_at_telegram: z.iso
    .datetime({
      offset: true,
      error: "must be an ISO date and time with its zone, like 2026-02-03T08:15:00Z",
    })
    .nullable(),
  price_amount: z.number().min(0).max(1e15).nullable(),
  price_currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be a currency code of three capital letters")
    .nullable(),
  rental_period: z.enum(["month", "week", "day", "night", "year"]).nullable(),
  bedrooms: z.int().min(0).max(1_000).nullable(),
  bathrooms: z.number().min(0).max(1_000).nullable(),
  property_type: nullableText(200),
  amenities: z.array(text(1_000)).max(MAX_LIST),
  media_urls: z.array(text(2_000)).max(MAX_LIST),
  location: nullableText(200),
  contact_name: nullableText(200),
  contact_url: nullableText(2_000),
  /** Facts of the text. The text is read again unless they are of the current rules. */
  facts: z.unknown().optional(),
});

/** A row of `geo_location`. Impossible coordinates are accepted; the map skips them. */
export const geoLocationRow = z.strictObject({
  location_name: text(200)
    .min(1)
    .refine((name) => name === name.toLowerCase(), "must be in lower case"),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  rental_count: z.int().min(0),
});

export type RentalRow = z.infer<typeof rentalRow>;
export type GeoLocationRow = z.infer<typeof geoLocationRow>;

export interface Listings {
  rentals: RentalRow[];
  geo_location: GeoLocationRow[];
}
