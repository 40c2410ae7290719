import { contactId } from "@/lib/contact/contact-id";
import { rentalContacts } from "@/lib/contact/contact-key";
import { parseRentalFacts, type RentalFacts } from "@/lib/facts/rental-facts";
import { NOTHING_STATED, type SearchedFacts, searchedFacts } from "@/lib/facts/searched-facts";
import type { Priced } from "@/lib/money/monthly-price";
import { parseFirstRent } from "@/lib/rentals/first-rent";
import type { LiveRental } from "@/lib/rentals/rental";
import { TEXT_START_LENGTH } from "@/lib/text/excerpt";
import { foldedText } from "@/lib/text/searched-texts";

/** A row read for its text. `facts` and the rent of the home's first post are not parsed yet. */
export type DescribedRow = {
  id: number;
  raw_description: string | null;
  contact_url: string | null;
  facts?: unknown;
  first_amount?: unknown;
  first_currency?: unknown;
  first_period?: unknown;
};

export type ListedTitle = Pick<LiveRental, "id" | "title">;

export type IndexedText = {
  /** If the list has a different object by now, its text may have changed. */
  listed: ListedTitle;
  /** Title and description, folded for searching. */
  searched: string;
  textStart: string;
  contacts: readonly string[];
  facts: SearchedFacts;
};

const searchedText = ({ title }: ListedTitle, folded: string) => `${foldedText(title)}\n${folded}`;

/** The entry of a rental that was deleted after it was listed. */
export function withoutText(listed: ListedTitle): IndexedText {
  return { listed, searched: searchedText(listed, ""), textStart: "", contacts: [], facts: NOTHING_STATED };
}

function factsAndRent(facts: RentalFacts | null, firstRent: Priced | null): SearchedFacts {
  if (facts !== null) return searchedFacts(facts, firstRent);
  return firstRent === null ? NOTHING_STATED : { ...NOTHING_STATED, firstRent };
}

export function indexedText(listed: ListedTitle, row: DescribedRow): IndexedText {
  const raw = row.raw_description ?? "";
  const facts = parseRentalFacts(row.facts);
  return {
    listed,
    searched: searchedText(listed, foldedText(raw)),
    textStart: raw.slice(0, TEXT_START_LENGTH),
    contacts: rentalContacts(row.contact_url, facts?.contacts).map(contactId),
    facts: factsAndRent(facts, parseFirstRent(row)),
  };
}
