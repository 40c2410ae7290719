/** PostgREST caps an answer at 1,000 rows without saying so. */
const PAGE_SIZE = 1_000;

/**
 * All rows of an ordered read, page by page until a short one. A row that a concurrent insert pushes onto
 * the next page comes twice; the first one counts.
 */
export async function readAllPages<Row extends { id: number }>(
  readPage: (from: number, to: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = new Map<number, Row>();
  for (let from = 0; ; from += PAGE_SIZE) {
    const page = await readPage(from, from + PAGE_SIZE - 1);
    for (const row of page) if (!rows.has(row.id)) rows.set(row.id, row);
    if (page.length < PAGE_SIZE) return [...rows.values()];
  }
}
