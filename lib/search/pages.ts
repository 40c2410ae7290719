/** Cards in the HTML of a page (docs/behaviour.md, L8). */
export const PAGE_SIZE = 24;

export type Page<Item> = { items: Item[]; pageCount: number };

/** Page `number`, counted from 1, of a list; null past its end. An empty list has one empty page. */
export function pageOf<Item>(list: readonly Item[], number: number): Page<Item> | null {
  const pageCount = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  if (number > pageCount) return null;
  return { items: list.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE), pageCount };
}

/** The first pages, the pages around the current one, and the last; null stands for a gap. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const shown = [1, 2, 3, current - 1, current, current + 1, count].filter(
    (page) => page >= 1 && page <= count,
  );
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
