import { contactId } from "@/lib/contact/contact-id";
import { rentalContacts } from "@/lib/contact/contact-key";
import { parseRentalFacts, type RentalFacts } from "@/lib/facts/rental-facts";
import { NOTHING_STATED, type SearchedFacts, searchedFacts } from "@/lib/facts/searched-facts";
import type { Priced } from "@/lib/money/monthly-price";
import { firstRentOf, parseFirstRent } from "@/lib/rental/first-rent";
import type { Rental } from "@/lib/rental/rental";
import { TEXT_START_LENGTH } from "@/lib/text/excerpt";
import { foldedText } from "@/lib/text/searched-texts";

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

/** What keywords and filters look at in an advert. */
export type IndexedText = {
  /** Title and description, folded for searching. */
  searched: string;
  textStart: string;
  contacts: readonly string[];
  facts: SearchedFacts;
};

type Advert = Pick<Rental, "title" | "raw_description" | "contact_url" | "facts"> & {
  firstRent: Priced | null;
};

function factsAndRent(facts: RentalFacts | null, firstRent: Priced | null): SearchedFacts {
  if (facts !== null) return searchedFacts(facts, firstRent);
  return firstRent === null ? NOTHING_STATED : { ...NOTHING_STATED, firstRent };
}

function textOf({ title, raw_description, contact_url, facts, firstRent }: Advert): IndexedText {
  return {
    searched: `${foldedText(title)}\n${foldedText(raw_description)}`,
    textStart: raw_description.slice(0, TEXT_START_LENGTH),
    contacts: rentalContacts(contact_url, facts?.contacts).map(contactId),
    facts: factsAndRent(facts, firstRent),
  };
}

export function indexedText({ title }: Pick<Rental, "title">, row: DescribedRow): IndexedText {
  const { contact_url } = row;
  const facts = parseRentalFacts(row.facts);
  const raw_description = row.raw_description ?? "";
  return textOf({ title, raw_description, contact_url, facts, firstRent: parseFirstRent(row) });
}

/** `indexedText` of a rental that is known whole. */
export function textOfRental(rental: Rental): IndexedText {
  return textOf({ ...rental, firstRent: firstRentOf(rental.first_post) });
}
