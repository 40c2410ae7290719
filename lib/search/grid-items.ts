import type { Card } from "./card";

/** The most ids in one request. */
export const MAX_IDS = 60;

/**
 * The ids of `?ids=1,2,3`, each once, in order. Null for anything else: none, more than 60, or anything but
 * safe non-negative integers.
 */
export function parseIdsParam(value: string | null): number[] | null {
  if (value === null || !/^\d{1,15}(,\d{1,15})*$/.test(value)) return null;
  const ids = [...new Set(value.split(",").map(Number))];
  return ids.length <= MAX_IDS ? ids : null;
}

/** Cards fetched in one request: whole rows of grids with up to four columns. */
export const BATCH_SIZE = 24;

/** An item of the grid. `at` is its index in the list, `chunk` the batch that it is fetched with. */
export type GridItem =
  | { kind: "card"; at: number; card: Card }
  /** `id` is null while the list's order is not known so far. */
  | { kind: "skeleton"; at: number; id: number | null; chunk: number }
  /** A placeholder for cards far from the screen, none of which is loaded. */
  | { kind: "space"; at: number; count: number; chunk: number };

type Known = ReadonlyMap<number, Card | null>;

/** A list as far as its order is known, and how many more follow. */
export type KnownOrder = { ids: readonly number[]; more: number };

/**
 * The items of the grid: the loaded cards, skeletons for the others in chunks that are near the screen or have loaded cards,
 * and one space for each further chunk. The caller leaves out ids that are no longer listed (null).
 */
export function gridItems(
  { ids, more }: KnownOrder,
  known: Known,
  near: ReadonlySet<number>,
  size: number,
): GridItem[] {
  const length = ids.length + more;
  return Array.from({ length: Math.ceil(length / size) }, (_, chunk): GridItem[] => {
    const first = chunk * size;
    const count = Math.min(size, length - first);
    if (!(near.has(chunk) || ids.slice(first, first + size).some((id) => known.has(id))))
      return [{ kind: "space", at: first, count, chunk }];
    return Array.from({ length: count }, (_, index): GridItem => {
      const at = first + index;
      const id = ids[at] ?? null;
      const card = id === null ? null : (known.get(id) ?? null);
      return card === null ? { kind: "skeleton", at, id, chunk } : { kind: "card", at, card };
    });
  }).flat();
}

/** What to fetch next: cards by id, and the order of the list where some of them have no id yet. */
export type Wanted = { chunk: number; ids: readonly number[]; needsOrder: boolean };

/** What is missing from the first chunk near the screen that lacks something; null when none does. */
export function wantedFrom(items: readonly GridItem[], near: ReadonlySet<number>): Wanted | null {
  const skeletons = items.filter((item) => item.kind === "skeleton");
  const chunk = skeletons.find((item) => near.has(item.chunk))?.chunk;
  if (chunk === undefined) return null;
  const ids = skeletons.filter((item) => item.chunk === chunk).map(({ id }) => id);
  return { chunk, ids: ids.filter((id) => id !== null), needsOrder: ids.includes(null) };
}

/** The items with the skeletons of one chunk replaced by a space of their size. */
export function withoutSkeletons(items: readonly GridItem[], chunk: number): GridItem[] {
  const isGone = (item: GridItem) => item.kind === "skeleton" && item.chunk === chunk;
  const count = items.filter(isGone).length;
  const first = items.find(isGone);
  return items.flatMap((item): GridItem[] => {
    if (item === first) return [{ kind: "space", at: item.at, count, chunk }];
    return isGone(item) ? [] : [item];
  });
}
