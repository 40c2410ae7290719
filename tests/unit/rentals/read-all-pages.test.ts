import { readAllPages } from "@/lib/rentals/read-all-pages";

/** What the data service gives at most in one answer. */
const CAP = 1_000;

const table = (length: number) => Array.from({ length }, (_, index) => ({ id: length - index }));

/** A table behind the service's cap, to which `insert` can add new first rows between two answers. */
function capped(rows: { id: number }[]) {
  let current = rows;
  let answers = 0;
  const readPage = async (from: number, to: number) => {
    answers += 1;
    return current.slice(from, Math.min(to + 1, from + CAP));
  };
  const insert = (...added: { id: number }[]) => {
    current = [...added, ...current];
  };
  return { readPage, insert, answers: () => answers };
}

describe("readAllPages", () => {
  it.each([0, 1, 999, 1_000, 1_001, 2_000, 3_456])("reads all of %i rows in their order", async (length) => {
    expect(await readAllPages(capped(table(length)).readPage)).toEqual(table(length));
  });

  it("asks once for what fits into one answer", async () => {
    const service = capped(table(241));
    await readAllPages(service.readPage);
    expect(service.answers()).toBe(1);
  });

  it("gives a row once that a new one pushed onto the next page, and loses none", async () => {
    const service = capped(table(1_500));
    const rows = await readAllPages(async (from, to) => {
      const page = await service.readPage(from, to);
      if (from === 0) service.insert({ id: 9_001 }, { id: 9_002 });
      return page;
    });
    expect(rows).toEqual(table(1_500));
  });

  it("gives no part of the rows when a page fails", async () => {
    const service = capped(table(2_500));
    const failing = async (from: number, to: number) => {
      if (from >= CAP) throw new Error("down");
      return service.readPage(from, to);
    };
    await expect(readAllPages(failing)).rejects.toThrow("down");
  });
});
