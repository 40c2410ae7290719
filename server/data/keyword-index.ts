import { NOTHING_STATED } from "@/lib/facts/searched-facts";
import { type Described, type IndexedText, indexedText, type ListedTitle, withoutText } from "./indexed-text";
import { IDS_AT_ONCE, MAX_ROWS, portionsOf } from "./list-read";
import type { SearchedTexts } from "./searched-texts";

/** Where the data service does not tell which rentals changed, an edited description is found after this. */
const READ_WHOLE_MS = 10 * 60 * 1000;

/** For how long texts are read before anything else has its turn. */
const SLICE_MS = 4;

export type DescriptionReads = {
  /** The descriptions of every live rental, page by page. */
  all: () => AsyncIterable<readonly Described[]>;
  byIds: (ids: readonly number[]) => Promise<readonly Described[]>;
};

/**
 * An index over the texts of the live rentals, for searching them and for what they state. A text is read when its rental is
 * new in the list, or is another object than before. A read that fails leaves the index as it was.
 */
export function keywordIndex(reads: DescriptionReads, now: () => number) {
  let indexed: ReadonlyMap<number, IndexedText> = new Map();
  let texts: SearchedTexts = new Map();
  let followed: readonly ListedTitle[] | null = null;
  let readWholeAt = Number.NEGATIVE_INFINITY;

  /** Calls `take` for each, in slices: thousands of texts at once would block the event loop. */
  async function inSlices<Item>(items: Iterable<Item>, take: (item: Item) => void): Promise<void> {
    let since = now();
    for (const item of items) {
      take(item);
      if (now() - since < SLICE_MS) continue;
      await new Promise((resolve) => setTimeout(resolve));
      since = now();
    }
  }

  /** Whole where that takes fewer requests. */
  async function* descriptionsOf(wanted: ReadonlyMap<number, ListedTitle>, listed: number, isWhole: boolean) {
    if (isWhole || wanted.size / IDS_AT_ONCE > Math.ceil(listed / MAX_ROWS)) yield* reads.all();
    else for (const some of portionsOf([...wanted.keys()])) yield await reads.byIds(some);
  }

  return {
    /** Updates the index to these rentals, which were last read whole at `sweptAt`, in ms since the epoch. */
    update: async (listed: readonly ListedTitle[], sweptAt: number): Promise<void> => {
      const isWhole = sweptAt - readWholeAt >= READ_WHOLE_MS;
      if (listed === followed && !isWhole) return;
      const startedAt = now();
      const changed = listed.filter((rental) => isWhole || indexed.get(rental.id)?.listed !== rental);
      const wanted = new Map(changed.map((rental) => [rental.id, rental]));
      const read = new Map<number, IndexedText>();
      for await (const page of descriptionsOf(wanted, listed.length, isWhole)) {
        await inSlices(page, (row) => {
          const rental = wanted.get(row.id);
          if (rental !== undefined) read.set(row.id, indexedText(rental, row));
        });
      }
      const next = new Map<number, IndexedText>();
      const nextTexts = new Map<number, string>();
      await inSlices(listed, (rental) => {
        const known = wanted.has(rental.id) ? read.get(rental.id) : indexed.get(rental.id);
        const text = known ?? withoutText(rental);
        next.set(rental.id, text);
        nextTexts.set(rental.id, text.searched);
      });
      [indexed, texts, followed] = [next, nextTexts, listed];
      if (isWhole) readWholeAt = startedAt;
    },
    texts: () => texts,
    /** Ids of the live rentals that have a contact: as the one they are published with, or in their text. */
    idsWithContact: (key: string): ReadonlySet<number> => {
      const ids = new Set<number>();
      for (const [id, { contacts }] of indexed) if (contacts.includes(key)) ids.add(id);
      return ids;
    },
    /** The beginning of the description of a live rental; empty for any other. */
    textStartOf: (id: number) => indexed.get(id)?.beginning ?? "",
    /** What the advert of a live rental states; nothing for any other. */
    factsOf: (id: number) => indexed.get(id)?.facts ?? NOTHING_STATED,
  };
}
