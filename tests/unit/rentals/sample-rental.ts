import type { RentalFacts } from "@/lib/facts/rental-facts";
import type { LiveRental, Rental } from "@/lib/rentals/rental";
import type { CardContext } from "@/lib/search/card";
import { plainText } from "@/lib/text/plain-text";
import { readRentalFacts } from "@/reader/rental-facts";

/** Of cards that have their photos, on a day after they were posted. */
export const CARD_CONTEXT: CardContext = {
  now: new Date("2026-11-21T00:00:00Z"),
  places: { points: [], indexByName: {} },
  unitsOf: () => [],
  textStartOf: () => "",
  standingOf: () => null,
};

/** A live listing with everything in place; a test names what matters to it. */
export function sampleRental(change: Partial<LiveRental> = {}): LiveRental {
  return {
    id: 1,
    slug: "villa-canggu",
    title: "Two-bedroom villa with a pool",
    location: "canggu",
    bedrooms: 2,
    bathrooms: 2,
    price_amount: 35_000_000,
    price_currency: "IDR",
    rental_period: "month",
    posted_at: "2026-11-20T04:00:00.000Z",
    media_urls: ["/media/pool-01.webp"],
    isReachable: true,
    property_type: "villa",
    source_channel_name: "channel",
    ...change,
  };
}

/** What the reader finds in a whole listing. */
export function sampleFacts(rental: Omit<Rental, "facts">): RentalFacts {
  const { raw_description, posted_at: postedAt, amenities, owner_statements, contact_url } = rental;
  return readRentalFacts(
    {
      ...{ text: plainText(raw_description), postedAt, amenities },
      ...{ ownerStatements: owner_statements, contactUrl: contact_url },
    },
    { version: "test" },
  );
}

/** The same as a whole listing, with the facts of its text. */
export function sampleWholeRental(change: Partial<Rental> = {}): Rental {
  const rental = {
    ...sampleRental(),
    raw_description: "Villa with a pool",
    source: "telegram",
    message_id: 7,
    message_type: "rental",
    is_complete_listing: true,
    duplicate_of_id: null,
    amenities: ["pool"],
    contact_name: "Made",
    contact_url: "https://t.me/made",
    first_post: null,
    owner_statements: null,
    latitude: null,
    longitude: null,
    ...change,
  };
  return { ...rental, facts: change.facts ?? sampleFacts(rental) };
}
