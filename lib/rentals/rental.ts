import type { RentalFacts } from "@/lib/facts/rental-facts";
import type { RentalPeriod } from "@/lib/money/monthly-price";

/** The fields of a listing that cards, lists and filters need. Few, because they are read for every live listing. */
export type LiveRental = {
  id: number;
  slug: string | null;
  title: string | null;
  location: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  price_amount: number | null;
  price_currency: string | null;
  rental_period: RentalPeriod | null;
  /** ISO time in UTC; null when the row has none. */
  posted_at: string | null;
  media_urls: string[];
  /** Null where the row says 'unknown'. */
  property_type: string | null;
  source_channel_name: string | null;
  /** Only where the price is one that very many adverts of its source share (docs/behaviour.md, M10). */
  hasPlaceholderPrice?: true;
  /** Whether the advert leaves a way to get in touch: a contact, or a public post. */
  isReachable: boolean;
};

/** A whole listing, as the detail screen shows it. */
export type Rental = LiveRental & {
  raw_description: string;
  source: string | null;
  message_id: number | null;
  message_type: string | null;
  is_complete_listing: boolean;
  duplicate_of_id: number | null;
  amenities: string[];
  contact_name: string | null;
  contact_url: string | null;
  /** The first post of the home, where a later one is shown and that one still stands. */
  first_post: FirstPost | null;
  /** What the site's owner says beside the advert, in words; null where that is nothing. */
  owner_statements: string | null;
  /** What was read of its text where that came in; null where it has not been. */
  facts: RentalFacts | null;
  /** Where the home stands, in degrees; null where only its area is known. */
  latitude: number | null;
  longitude: number | null;
};

/** What a post said besides what its listing shows. */
type FirstPost = Pick<LiveRental, "posted_at" | "price_amount" | "price_currency" | "rental_period"> & {
  text: string;
};
