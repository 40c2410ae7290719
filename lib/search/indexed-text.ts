import { contactId } from "@/lib/contact/contact-id";
import { rentalContacts } from "@/lib/contact/contact-key";
import type { Rental } from "@/lib/rental/rental";
import { foldedText } from "@/lib/text/searched-texts";
import { NOTHING_STATED, type SearchedFacts, searchedFacts } from "./searched-facts";

/** What keywords and filters look at in an advert. */
export type IndexedText = {
  /** Title and description, folded for searching. */
  searched: string;
  contacts: readonly string[];
  facts: SearchedFacts;
};

function factsAndRent({ facts, first_post }: Rental): SearchedFacts {
  const firstRent = first_post?.rent ?? null;
  if (facts !== null) return searchedFacts(facts, firstRent);
  return firstRent === null ? NOTHING_STATED : { ...NOTHING_STATED, firstRent };
}

export function textOfRental(rental: Rental): IndexedText {
  const { title, raw_description, contact_url, facts } = rental;
  return {
    searched: `${foldedText(title)}\n${foldedText(raw_description)}`,
    contacts: rentalContacts(contact_url, facts?.contacts).map(contactId),
    facts: factsAndRent(rental),
  };
}
