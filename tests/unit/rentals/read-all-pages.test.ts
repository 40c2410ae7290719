import { type PageAsked, readAllPages } from "@/lib/rentals/read-all-pages";

/** What the data service gives at most in one answer. */
const CAP = 1_000;
const NEWEST = Date.parse("2026-11-21T04:00:00Z");

type Row = { id: number; posted_at: string };

const postedAt = (ms: number) => new Date(ms).toISOString();

/** Newest first; `together` of them share a time. */
const table = (length: number, together = 1): Row[] =>
  Array.from({ length }, (_, index) => ({
    id: length - index,
    posted_at: postedAt(NEWEST - Math.floor(index / together) * 1000),
  }));

/** A table behind the service's cap, to which `insert` can add new first rows between two answers. */
function capped(rows: Row[]) {
  let current = rows;
  let answers = 0;
  const readPage = async ({ before, from, to }: PageAsked) => {
    answers += 1;
    const older = current.filter(({ posted_at }) => before === null || Date.parse(posted_at) < before);
    return older.slice(from, Math.min(to + 1, from + CAP));
  };
  const insert = (...added: Row[]) => {
    current = [...added, ...current];
  };
  return { readPage, insert, answers: () => answers };
}

describe("readAllPages", () => {
  it.each([0, 1, 999, 1_000, 1_001, 2_000, 3_456])("reads all of %i rows in their order", async (length) => {
    expect(await readAllPages(capped(table(length)).readPage)).toEqual(table(length));
  });

  it.each([7, 400, 1_000, 2_500, 3_456])("loses none where %i rows have one time", async (together) => {
    const rows = table(3_456, together);
    expect(await readAllPages(capped(rows).readPage)).toEqual(rows);
  });

  it("asks once for what fits into one answer", async () => {
    const service = capped(table(241));
    await readAllPages(service.readPage);
    expect(service.answers()).toBe(1);
  });

  it("begins each page where the one before ended", async () => {
    const asked: PageAsked[] = [];
    const service = capped(table(2_500));
    await readAllPages((page) => {
      asked.push(page);
      return service.readPage(page);
    });
    expect(asked.map(({ from }) => from)).toEqual([0, 1, 1]);
  });

  it("gives a row once that a new one pushed onto the next page, and loses none", async () => {
    const rows = table(1_500, 1_200);
    const service = capped(rows);
    const read = await readAllPages(async (page) => {
      const answer = await service.readPage(page);
      if (page.before === null) {
        service.insert(...[9_001, 9_002].map((id) => ({ id, posted_at: postedAt(NEWEST) })));
      }
      return answer;
    });
    expect(read).toEqual(rows);
  });

  it("gives no part of the rows when a page fails", async () => {
    const service = capped(table(2_500));
    const failing = async (page: PageAsked) => {
      if (page.before !== null) throw new Error("down");
      return service.readPage(page);
    };
    await expect(readAllPages(failing)).rejects.toThrow("down");
  });
});
