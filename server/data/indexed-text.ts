import { rentalContacts } from "@/lib/contact/contact-key";
import { parseRentalFacts } from "@/lib/facts/rental-facts";
import { NOTHING_STATED, type SearchedFacts, searchedFacts } from "@/lib/facts/searched-facts";
import type { LiveRental } from "@/lib/rentals/rental";
import { BEGINNING_LENGTH } from "@/lib/text/excerpt";
import { foldedText } from "./searched-texts";

/** What is read of a rental besides what the list shows. */
export type Described = {
  id: number;
  raw_description: string | null;
  contact_url: string | null;
  /** As they are stored. */
  facts?: unknown;
};

/** What the index needs of the list. */
export type ListedTitle = Pick<LiveRental, "id" | "title">;

/** What is known of the text of a rental. */
export type IndexedText = {
  /** The rental of the list that the text was read for: another object means that the text may be another. */
  listed: ListedTitle;
  /** Title and description, folded for searching. */
  searched: string;
  /** Of the description, as written. */
  beginning: string;
  /** The keys of its contacts. */
  contacts: readonly string[];
  facts: SearchedFacts;
};

const searchedOf = ({ title }: ListedTitle, folded: string) => `${foldedText(title)}\n${folded}`;

/** A rental without a description: deleted after it was listed. */
export function withoutText(listed: ListedTitle): IndexedText {
  return { listed, searched: searchedOf(listed, ""), beginning: "", contacts: [], facts: NOTHING_STATED };
}

export function indexedText(listed: ListedTitle, row: Described): IndexedText {
  const raw = row.raw_description ?? "";
  const facts = parseRentalFacts(row.facts);
  return {
    listed,
    searched: searchedOf(listed, foldedText(raw)),
    beginning: raw.slice(0, BEGINNING_LENGTH),
    contacts: rentalContacts(row.contact_url, facts?.contacts),
    facts: facts === null ? NOTHING_STATED : searchedFacts(facts),
  };
}
