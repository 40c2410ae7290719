/** Cards in the first HTML and on each page for visitors without JavaScript. */
export const PAGE_SIZE = 24;

export type Page<Item> = { items: Item[]; pageCount: number };

/** Page `number` (from 1) of a list; null past its end. An empty list has one empty page. */
export function pageOf<Item>(list: readonly Item[], number: number): Page<Item> | null {
  const pageCount = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  if (number > pageCount) return null;
  return { items: list.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE), pageCount };
}
