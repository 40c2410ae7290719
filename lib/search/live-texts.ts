import type { Rental } from "@/lib/rental/rental";
import { type IndexedText, textOfRental } from "./indexed-text";
import { NOTHING_STATED } from "./searched-facts";
import type { LiveTexts } from "./snapshot";

const NO_RENTALS: ReadonlySet<number> = new Set();

/** A rental that is the same object as in an earlier list is not indexed again. */
const indexed = new WeakMap<Rental, IndexedText>();

/** What the texts of a list say. */
export function liveTexts(rentals: readonly Rental[]): LiveTexts {
  const texts = new Map<number, IndexedText>();
  const byContact = new Map<string, Set<number>>();
  for (const rental of rentals) {
    const text = indexed.get(rental) ?? textOfRental(rental);
    indexed.set(rental, text);
    texts.set(rental.id, text);
    for (const contact of text.contacts)
      byContact.set(contact, (byContact.get(contact) ?? new Set()).add(rental.id));
  }
  return {
    searched: new Map([...texts].map(([id, { searched }]) => [id, searched])),
    factsOf: (id) => texts.get(id)?.facts ?? NOTHING_STATED,
    idsWithContact: (key) => byContact.get(key) ?? NO_RENTALS,
  };
}
