import type { RentalFacts } from "@/lib/facts/rental-facts";
import type { Rental } from "@/lib/rental/rental";
import { plainText } from "@/lib/text/plain-text";
import { SAMPLE_FACTS } from "./sample-facts";
import { type Change, sampleRental, withRent } from "./sample-rental";

/** Changes a sample into a listing of which nothing is known. */
export const NOTHING_KNOWN = {
  ...{ title: null, location: null, bedrooms: null, bathrooms: null, rent: null },
  ...{ posted_at: null, media_urls: [], property_type: null, amenities: [] },
} satisfies Partial<Rental>;

type Read = Pick<Rental, "raw_description" | "posted_at" | "amenities" | "owner_statements" | "contact_url">;

/** What the reader reads of the sample, beside the time of its post. */
const READ = {
  raw_description: "Villa with a pool",
  amenities: ["pool"],
  owner_statements: null,
  contact_url: "https://t.me/made",
} satisfies Partial<Read>;

const keyOf = ({ raw_description, posted_at, amenities, owner_statements, contact_url }: Read) =>
  JSON.stringify([raw_description, posted_at, amenities, owner_statements, contact_url]);

/** Facts by what the reader reads, at first those of the sample: its text names no day, so any time of its post will do. */
const known = new Map(
  [sampleRental().posted_at, null].map((posted_at) => [keyOf({ ...READ, posted_at }), SAMPLE_FACTS]),
);

/** Loads the reader, which takes longer than most tests. */
export function readFacts({ raw_description, posted_at: postedAt, amenities, ...rental }: Read): RentalFacts {
  const { readRentalFacts } = jest.requireActual<typeof import("@/collector/listing/rental-facts")>(
    "@/collector/listing/rental-facts",
  );
  const row = {
    ...{ text: plainText(raw_description), postedAt, amenities },
    ...{ ownerStatements: rental.owner_statements, contactUrl: rental.contact_url },
  };
  return readRentalFacts(row, { version: "test" });
}

/** The facts that the reader finds in a whole listing. Equal listings are read once for all tests of a file. */
export function sampleFacts(rental: Read): RentalFacts {
  const key = keyOf(rental);
  const facts = known.get(key) ?? readFacts(rental);
  known.set(key, facts);
  return facts;
}

/** `sampleRental` as a whole listing, with the facts of its text. */
export function sampleWholeRental(change: Change<Rental> = {}): Rental & { facts: RentalFacts } {
  const rental = {
    ...sampleRental(),
    ...READ,
    source: "telegram",
    message_id: 7,
    message_type: "rental",
    is_complete_listing: true,
    duplicate_of_id: null,
    contact_name: "Made",
    first_post: null,
    latitude: null,
    longitude: null,
    pointBy: null,
    shared_photos: [],
    ...withRent(change),
  };
  return { ...rental, facts: change.facts ?? sampleFacts(rental) };
}
