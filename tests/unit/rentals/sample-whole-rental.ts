import type { RentalFacts } from "@/lib/facts/rental-facts";
import type { Rental } from "@/lib/rentals/rental";
import { plainText } from "@/lib/text/plain-text";
import { readRentalFacts } from "@/reader/rental-facts";
import { sampleRental } from "./sample-rental";

/** Changes a sample into a listing of which nothing is known. */
export const NOTHING_KNOWN = {
  ...{ title: null, location: null, bedrooms: null, bathrooms: null, price_amount: null },
  ...{ posted_at: null, media_urls: [], property_type: null, amenities: [] },
} satisfies Partial<Rental>;

const factsRead = new Map<string, RentalFacts>();

/** The facts that the reader finds in a whole listing. Equal listings are read once for all tests of a file. */
export function sampleFacts(rental: Omit<Rental, "facts">): RentalFacts {
  const { raw_description, posted_at: postedAt, amenities, owner_statements, contact_url } = rental;
  const row = {
    ...{ text: plainText(raw_description), postedAt, amenities },
    ...{ ownerStatements: owner_statements, contactUrl: contact_url },
  };
  const key = JSON.stringify(row);
  const facts = factsRead.get(key) ?? readRentalFacts(row, { version: "test" });
  factsRead.set(key, facts);
  return facts;
}

/** `sampleRental` as a whole listing, with the facts of its text. */
export function sampleWholeRental(change: Partial<Rental> = {}): Rental & { facts: RentalFacts } {
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
    pointBy: null,
    shared_photos: [],
    ...change,
  };
  return { ...rental, facts: change.facts ?? sampleFacts(rental) };
}
