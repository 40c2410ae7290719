/** A row of `public.rentals` (SPEC section 3). Timestamps are ISO 8601 in UTC; null means the advert did not say. */
export interface RentalRow {
  id: number;
  slug: string | null;
  title: string | null;
  raw_description: string | null;
  source: string;
  source_channel_name: string | null;
  message_id: number | null;
  message_type: "rental" | "wanted";
  is_complete_listing: boolean;
  is_deleted: boolean;
  duplicate_of_id: number | null;
  posted_at_telegram: string;
  price_amount: number | null;
  price_currency: Currency | null;
  rental_period: RentalPeriod | null;
  bedrooms: number | null;
  bathrooms: number | null;
  property_type: string | null;
  amenities: string[];
  media_urls: string[];
  location: string | null;
  contact_name: string | null;
  contact_url: string | null;
}

/** A row of `public.geo_location` (SPEC section 3). `location_name` is lower case. */
export interface GeoLocationRow {
  location_name: string;
  latitude: number;
  longitude: number;
  rental_count: number;
}

export type Currency = "IDR" | "USD" | "EUR";

export type RentalPeriod = "month" | "week" | "day" | "night" | "year";
