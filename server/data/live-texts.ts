import type { Rental } from "@/lib/rental/rental";
import { type IndexedText, textOfRental } from "@/lib/search/indexed-text";
import { NOTHING_STATED } from "@/lib/search/searched-facts";
import type { LiveTexts } from "@/lib/search/snapshot";

/** Longest time that work on many rentals blocks the event loop. */
const SLICE_MS = 4;

/** Calls `take` for each item, and lets other work run every few milliseconds. */
async function inSlices<Item>(items: Iterable<Item>, take: (item: Item) => void): Promise<void> {
  let since = performance.now();
  for (const item of items) {
    take(item);
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}

const NO_RENTALS: ReadonlySet<number> = new Set();

/** Indexes the texts of one list after another. A rental that is the same object as before is not indexed again. */
export function textIndex(): (rentals: readonly Rental[]) => Promise<LiveTexts> {
  const indexed = new WeakMap<Rental, IndexedText>();
  return async (rentals) => {
    const texts = new Map<number, IndexedText>();
    const searched = new Map<number, string>();
    const byContact = new Map<string, Set<number>>();
    await inSlices(rentals, (rental) => {
      const text = indexed.get(rental) ?? textOfRental(rental);
      indexed.set(rental, text);
      texts.set(rental.id, text);
      searched.set(rental.id, text.searched);
      for (const contact of text.contacts) {
        const ids = byContact.get(contact) ?? new Set();
        byContact.set(contact, ids.add(rental.id));
      }
    });
    return {
      searched,
      factsOf: (id) => texts.get(id)?.facts ?? NOTHING_STATED,
      idsWithContact: (key) => byContact.get(key) ?? NO_RENTALS,
    };
  };
}
