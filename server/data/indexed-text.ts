import type { LiveRental } from "@/lib/rentals/rental";
import { BEGINNING_LENGTH } from "@/lib/text/excerpt";
import { plainText } from "@/lib/text/plain-text";
import { contactKey, mentionedKeys } from "@/reader/contact/contact-key";
import { NOTHING_STATED, readSearchedFacts, type SearchedFacts } from "@/reader/searched-facts";
import { foldedText } from "./searched-texts";

/** What is read of a rental besides what the list shows. */
export type Described = {
  id: number;
  raw_description: string | null;
  contact_url: string | null;
  amenities: readonly string[];
  /** What the site's owner says beside the advert. */
  owner_statements: string | null;
  /** ISO time in UTC. */
  posted_at: string | null;
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
  /** What was read beside the texts. */
  readWith: string;
};

const searchedOf = ({ title }: ListedTitle, folded: string) => `${foldedText(title)}\n${folded}`;

/** A rental without a description: deleted after it was listed. */
export function withoutText(listed: ListedTitle): IndexedText {
  const nothing = { beginning: "", contacts: [], facts: NOTHING_STATED, readWith: "" };
  return { ...nothing, listed, searched: searchedOf(listed, "") };
}

/** An advert is read again only where something of it has changed: `known` is what it was before. */
export function indexedText(
  listed: ListedTitle,
  row: Described,
  known: IndexedText | undefined,
): IndexedText {
  const { raw_description, contact_url, amenities, owner_statements, posted_at } = row;
  const raw = raw_description ?? "";
  const folded = foldedText(raw);
  const searched = searchedOf(listed, folded);
  const readWith = [posted_at, contact_url, owner_statements, ...amenities].join("\n");
  if (known?.searched === searched && known.readWith === readWith) return { ...known, listed };
  const published = contactKey(contact_url);
  const postedAt = posted_at === null ? null : new Date(posted_at);
  return {
    listed,
    searched,
    beginning: raw.slice(0, BEGINNING_LENGTH),
    contacts: [...(published === null ? [] : [published]), ...mentionedKeys(folded)],
    facts: readSearchedFacts({ text: plainText(raw), amenities, said: owner_statements, postedAt }),
    readWith,
  };
}
