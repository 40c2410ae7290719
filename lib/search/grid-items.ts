import type { Card } from "./card";

export const MAX_IDS = 60;

/** The distinct ids of `?ids=1,2,3`; null if there are none, more than 60, or anything but ids. */
export function parseIdsParam(value: string | null): number[] | null {
  if (value === null || !/^\d{1,15}(,\d{1,15})*$/.test(value)) return null;
  const ids = [...new Set(value.split(",").map(Number))];
  return ids.length <= MAX_IDS ? ids : null;
}

/** Cards per request: fills whole rows of grids with up to four columns. */
const BATCH_SIZE = 24;

/** `at` is the item's index in the list, `chunk` the number of the batch that loads it. */
export type GridItem =
  | { kind: "card"; at: number; card: Card }
  /** `id` is null while the order of the list is not known up to here. */
  | { kind: "skeleton"; at: number; id: number | null; chunk: number }
  /** Reserves the space of `count` cards that are far from the screen and not loaded. */
  | { kind: "space"; at: number; count: number; chunk: number };

type Known = ReadonlyMap<number, Card | null>;

/** The known start of a list's order, and the number of rentals after it. */
export type KnownOrder = { ids: readonly number[]; more: number };

/**
 * Loaded cards, skeletons for the other cards of chunks that are near the screen or partly loaded, and one space for each
 * further chunk. `ids` must not contain rentals that are no longer listed (null in `known`).
 */
export function gridItems(
  { ids, more }: KnownOrder,
  known: Known,
  near: ReadonlySet<number>,
  size = BATCH_SIZE,
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

/** The next fetch: cards by id, and the order of the list if some ids are still unknown. */
export type Wanted = { chunk: number; ids: readonly number[]; needsOrder: boolean };

export function wantedFrom(items: readonly GridItem[], near: ReadonlySet<number>): Wanted | null {
  const skeletons = items.filter((item) => item.kind === "skeleton");
  const chunk = skeletons.find((item) => near.has(item.chunk))?.chunk;
  if (chunk === undefined) return null;
  const ids = skeletons.filter((item) => item.chunk === chunk).map(({ id }) => id);
  return { chunk, ids: ids.filter((id) => id !== null), needsOrder: ids.includes(null) };
}

export function withoutSkeletons(items: readonly GridItem[], chunk: number): GridItem[] {
  const isReplaced = (item: GridItem) => item.kind === "skeleton" && item.chunk === chunk;
  const count = items.filter(isReplaced).length;
  const first = items.find(isReplaced);
  return items.flatMap((item): GridItem[] => {
    if (item === first) return [{ kind: "space", at: item.at, count, chunk }];
    return isReplaced(item) ? [] : [item];
  });
}
