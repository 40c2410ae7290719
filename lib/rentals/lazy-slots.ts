import type { Card } from "./card";

/** Cards of a list fetched by one call, and skeletons shown ahead of them. */
export const BATCH_SIZE = 24;

type Slot = { id: number; card: Card | null };

/**
 * What the grid shows of a list: cards that are known, in order, and skeletons for the next batch that is
 * not. Ids known to be no longer listed (null) are left out; nothing is shown beyond the batch.
 */
export function lazySlots(
  ids: readonly number[],
  known: ReadonlyMap<number, Card | null>,
  batchSize: number,
): { slots: Slot[]; batch: number[] } {
  const slots: Slot[] = [];
  const batch: number[] = [];
  for (const id of ids) {
    const card = known.get(id);
    if (card === null) continue;
    if (card === undefined && batch.push(id) > batchSize) {
      batch.pop();
      break;
    }
    slots.push({ id, card: card ?? null });
  }
  return { slots, batch };
}
