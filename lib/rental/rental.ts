import type { RentalFacts } from "@/lib/facts/rental-facts";
import type { Rent } from "./rent";

/** The fields of a listing for cards, lists and filters. Few, because they are read for every live listing. */
export type LiveRental = {
  id: number;
  slug: string | null;
  title: string | null;
  location: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  rent: Rent | null;
  /** ISO time in UTC; null if the row has none. */
  posted_at: string | null;
  media_urls: string[];
  property_type: string | null;
  source_channel_name: string | null;
  isReachable: boolean;
};

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
  /** The first post of the home, if the listing shows a later one and the first still exists. */
  first_post: FirstPost | null;
  owner_statements: string | null;
  facts: RentalFacts | null;
  /** Coordinates of the home, in degrees; null if only its area is known. */
  latitude: number | null;
  longitude: number | null;
  /** Source of the coordinates: the site's owner, or a map link of the advert. */
  pointBy: "owner" | "advert" | null;
  /** The other listings that show its photos, newest first, and how many photos. */
  shared_photos: readonly { id: number; photos: number }[];
};

/** The first post, where it differs from what the listing shows. */
type FirstPost = Pick<LiveRental, "posted_at" | "rent"> & { text: string };
