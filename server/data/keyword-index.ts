import { NOTHING_STATED } from "@/lib/facts/searched-facts";
import { chunks } from "@/lib/lists/chunks";
import {
  type DescribedRow,
  type IndexedText,
  indexedText,
  type ListedTitle,
  withoutText,
} from "@/lib/search/indexed-text";
import type { SearchedTexts } from "@/lib/text/searched-texts";
import { IDS_AT_ONCE, MAX_ROWS } from "./list-read";

/** Interval of full reads. They find edited descriptions if the data service does not report changes. */
const FULL_READ_MS = 10 * 60 * 1000;

const NO_RENTALS: ReadonlySet<number> = new Set();

/** Longest time that indexing blocks the event loop. */
const SLICE_MS = 4;

export type DescriptionReads = {
  /** Of every live rental, page by page. */
  all: () => AsyncIterable<readonly DescribedRow[]>;
  byIds: (ids: readonly number[]) => Promise<readonly DescribedRow[]>;
};

/**
 * The texts of the live rentals and the facts they state. Reads a text when its rental is new in the list, or another object
 * than before. A failed read leaves the index unchanged.
 */
export function keywordIndex(reads: DescriptionReads, now: () => number) {
  let indexed: ReadonlyMap<number, IndexedText> = new Map();
  let texts: SearchedTexts = new Map();
  let byContact: ReadonlyMap<string, ReadonlySet<number>> = new Map();
  let indexedList: readonly ListedTitle[] | null = null;
  let fullReadAt = Number.NEGATIVE_INFINITY;

  /** Yields to the event loop every few milliseconds. */
  async function inSlices<Item>(items: Iterable<Item>, take: (item: Item) => void): Promise<void> {
    let since = now();
    for (const item of items) {
      take(item);
      if (now() - since < SLICE_MS) continue;
      await new Promise((resolve) => setTimeout(resolve));
      since = now();
    }
  }

  /** Reads the wanted rows by id, or all rows if that takes fewer requests. */
  async function* descriptionsOf(
    wanted: ReadonlyMap<number, ListedTitle>,
    listLength: number,
    isFull: boolean,
  ) {
    if (isFull || wanted.size / IDS_AT_ONCE > Math.ceil(listLength / MAX_ROWS)) yield* reads.all();
    else for (const ids of chunks([...wanted.keys()], IDS_AT_ONCE)) yield await reads.byIds(ids);
  }

  return {
    /** Updates the index to this list, whose last full read was at `sweptAt`, in ms since the epoch. */
    update: async (listed: readonly ListedTitle[], sweptAt: number): Promise<void> => {
      const isFull = sweptAt - fullReadAt >= FULL_READ_MS;
      if (listed === indexedList && !isFull) return;
      const startedAt = now();
      const changed = listed.filter((rental) => isFull || indexed.get(rental.id)?.listed !== rental);
      const wanted = new Map(changed.map((rental) => [rental.id, rental]));
      const read = new Map<number, IndexedText>();
      for await (const page of descriptionsOf(wanted, listed.length, isFull)) {
        await inSlices(page, (row) => {
          const rental = wanted.get(row.id);
          if (rental !== undefined) read.set(row.id, indexedText(rental, row));
        });
      }
      const next = new Map<number, IndexedText>();
      const nextTexts = new Map<number, string>();
      const nextContacts = new Map<string, Set<number>>();
      await inSlices(listed, (rental) => {
        const known = wanted.has(rental.id) ? read.get(rental.id) : indexed.get(rental.id);
        const text = known ?? withoutText(rental);
        next.set(rental.id, text);
        nextTexts.set(rental.id, text.searched);
        for (const contact of text.contacts) {
          const ids = nextContacts.get(contact) ?? new Set();
          nextContacts.set(contact, ids.add(rental.id));
        }
      });
      [indexed, texts, byContact, indexedList] = [next, nextTexts, nextContacts, listed];
      if (isFull) fullReadAt = startedAt;
    },
    texts: () => texts,
    /** Rentals with this contact, made by `contactId`, in the contact column or in their text. */
    idsWithContact: (key: string): ReadonlySet<number> => byContact.get(key) ?? NO_RENTALS,
    /** Start of the description of a live rental; empty for any other id. */
    textStartOf: (id: number) => indexed.get(id)?.textStart ?? "",
    factsOf: (id: number) => indexed.get(id)?.facts ?? NOTHING_STATED,
  };
}
