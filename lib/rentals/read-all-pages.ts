/** PostgREST caps an answer at 1,000 rows without saying so. */
export const PAGE_SIZE = 1_000;

/** Which rows are read next: those posted before a time (in ms since the epoch), from the one to the other. */
export type PageAsked = { before: number | null; from: number; to: number };

type Dated = { id: number; posted_at: string | null };

/**
 * The page after these rows begins at the time of the last one: the service counts off what stands before it in an
 * index, where an offset into all rows makes it read them again, and in the end the whole table. Of the rows of that
 * millisecond those already read are skipped.
 */
function pageAfter(rows: readonly Dated[]): PageAsked {
  const last = rows.at(-1)?.posted_at ?? null;
  const from = last === null ? 0 : rows.filter(({ posted_at }) => posted_at === last).length;
  return { before: last === null ? null : Date.parse(last) + 1, from, to: from + PAGE_SIZE - 1 };
}

/**
 * All rows of a read ordered newest first, page by page until a short one. A row that a concurrent insert pushes onto
 * the next page comes twice; the first one counts.
 */
export async function readAllPages<Row extends Dated>(
  readPage: (page: PageAsked) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = new Map<number, Row>();
  for (;;) {
    const page = await readPage(pageAfter([...rows.values()]));
    for (const row of page) if (!rows.has(row.id)) rows.set(row.id, row);
    if (page.length < PAGE_SIZE) return [...rows.values()];
  }
}
