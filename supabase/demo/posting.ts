import type { RentalRow } from "./row.ts";

/** A row before it has its number, its slug and its time. */
export type PostedRow = Omit<
  RentalRow,
  "id" | "slug" | "message_id" | "duplicate_of_id" | "posted_at_telegram"
>;

export interface Posting {
  ageHours: number;
  row: PostedRow;
  /** Its page is reached by id only. */
  withoutSlug?: boolean;
  /** The posting that this one repeats. */
  repeats?: Posting;
}

/** A complete rental about which nothing else is known. */
export const unsaid = {
  title: null,
  raw_description: null,
  source: "telegram",
  source_channel_name: "bali_monthly_demo",
  message_type: "rental",
  is_complete_listing: true,
  is_deleted: false,
  price_amount: null,
  price_currency: null,
  rental_period: null,
  bedrooms: null,
  bathrooms: null,
  property_type: null,
  amenities: [],
  media_urls: [],
  location: null,
  contact_name: null,
  contact_url: null,
} satisfies PostedRow;
