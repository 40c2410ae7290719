import { z } from "zod";
import { contactId } from "@/lib/contact/contact-id";
import { rentalContacts } from "@/lib/contact/contact-key";
import { parseRentalFacts, type RentalFacts } from "@/lib/facts/rental-facts";
import { rentColumns } from "@/lib/rental/live-row";
import { type Rent, rentOf } from "@/lib/rental/rent";
import type { Rental } from "@/lib/rental/rental";
import { foldedText } from "@/lib/text/searched-texts";
import { NOTHING_STATED, type SearchedFacts, searchedFacts } from "./searched-facts";

/** A row read for its text. `facts` and the rent of the home's first post are not parsed yet. */
type DescribedRow = {
  id: number;
  raw_description: string | null;
  contact_url: string | null;
  facts?: unknown;
  first_amount?: unknown;
  first_currency?: unknown;
  first_period?: unknown;
};

/** The rent of a home's first post, for the `select` of the texts: without the text of that post. */
export const FIRST_RENT_COLUMNS =
  "first_amount:first_post->price_amount,first_currency:first_post->>price_currency,first_period:first_post->>rental_period";

const { price_amount, price_currency, rental_period } = rentColumns;

const firstRent = z
  .object({ first_amount: price_amount, first_currency: price_currency, first_period: rental_period })
  .transform((row) => rentOf(row.first_amount, row.first_currency, row.first_period));

/** What keywords and filters look at in an advert. */
export type IndexedText = {
  /** Title and description, folded for searching. */
  searched: string;
  contacts: readonly string[];
  facts: SearchedFacts;
};

type Advert = Pick<Rental, "title" | "raw_description" | "contact_url" | "facts"> & {
  firstRent: Rent | null;
};

function factsAndRent(facts: RentalFacts | null, firstRent: Rent | null): SearchedFacts {
  if (facts !== null) return searchedFacts(facts, firstRent);
  return firstRent === null ? NOTHING_STATED : { ...NOTHING_STATED, firstRent };
}

function textOf({ title, raw_description, contact_url, facts, firstRent }: Advert): IndexedText {
  return {
    searched: `${foldedText(title)}\n${foldedText(raw_description)}`,
    contacts: rentalContacts(contact_url, facts?.contacts).map(contactId),
    facts: factsAndRent(facts, firstRent),
  };
}

export function indexedText({ title }: Pick<Rental, "title">, row: DescribedRow): IndexedText {
  const { contact_url } = row;
  const facts = parseRentalFacts(row.facts);
  const raw_description = row.raw_description ?? "";
  return textOf({ title, raw_description, contact_url, facts, firstRent: firstRent.parse(row) });
}

/** `indexedText` of a rental that is known whole. */
export function textOfRental(rental: Rental): IndexedText {
  return textOf({ ...rental, firstRent: rental.first_post?.rent ?? null });
}
