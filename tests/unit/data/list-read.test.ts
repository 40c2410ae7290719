import { createServer } from "node:http";
import { allPages, listRead, type PageStart, rowsOf } from "@/server/data/list-read";
import { type Listening, listen } from "../../support/loopback";

describe("list read", () => {
  let service: Listening;
  let asked = new URL("http://nothing.test");

  beforeAll(async () => {
    service = await listen(
      createServer((request, response) => {
        asked = new URL(request.url ?? "", "http://service.test");
        response.setHeader("content-type", "application/json").end("[]");
      }),
    );
    process.env.SUPABASE_URL = service.url;
    process.env.SUPABASE_ANON_KEY = "public";
  });

  afterAll(() => service[Symbol.asyncDispose]());

  const SINCE = new Date("2026-10-22T00:00:00.000Z");

  describe("listRead", () => {
    it("requests complete, live originals since the date, newest first, ordered by id at equal times", async () => {
      await listRead("id,title", SINCE, { before: null, from: 1_000 });
      expect(asked.pathname).toBe("/rest/v1/rentals");
      expect(Object.fromEntries(asked.searchParams)).toEqual({
        select: "id,title",
        message_type: "eq.rental",
        is_complete_listing: "eq.true",
        is_deleted: "eq.false",
        duplicate_of_id: "is.null",
        posted_at_telegram: "gte.2026-10-22T00:00:00.000Z",
        order: "posted_at_telegram.desc,id.desc",
        offset: "1000",
        limit: "1000",
      });
    });

    it("requests rows before a time", async () => {
      await listRead("id", SINCE, { before: Date.parse("2026-11-01T00:00:00Z"), from: 0 });
      expect(asked.searchParams.getAll("posted_at_telegram")).toEqual([
        "gte.2026-10-22T00:00:00.000Z",
        "lt.2026-11-01T00:00:00.000Z",
      ]);
    });
  });

  describe("rowsOf", () => {
    it("returns the rows of an answer, even if there are none", () => {
      expect(rowsOf("x", { data: [1], error: null })).toEqual([1]);
      expect(rowsOf("x", { data: [], error: null })).toEqual([]);
    });

    it.each([
      ["an error", { data: null, error: { message: "timeout" } }, "Reading rentals failed: timeout"],
      ["null", { data: null, error: null }, "Reading rentals failed: no rows in the answer"],
      ["an object", { data: {}, error: null }, "Reading rentals failed: no rows in the answer"],
      ["text", { data: "rows", error: null }, "Reading rentals failed: no rows in the answer"],
    ])("throws an error that names the rows for an answer of %s", (_, answer, message) => {
      expect(() => rowsOf("rentals", answer)).toThrow(message);
    });
  });
});

describe("reading by pages", () => {
  /** The most rows that the data service returns in one answer. */
  const CAP = 1_000;
  const NEWEST = Date.parse("2026-11-21T04:00:00Z");

  type Row = { id: unknown; posted_at_telegram: string | null };

  const postedAt = (ms: number) => new Date(ms).toISOString();

  /** Rows, newest first, in groups of `together` with the same time. */
  const table = (length: number, together = 1): Row[] =>
    Array.from({ length }, (_, index) => ({
      id: length - index,
      posted_at_telegram: postedAt(NEWEST - Math.floor(index / together) * 1000),
    }));

  /** A capped table; `insert` adds rows at its front between two answers. */
  function capped(rows: Row[]) {
    let current = rows;
    let answers = 0;
    const readPage = async ({ before, from }: PageStart) => {
      answers += 1;
      const older = current.filter(
        ({ posted_at_telegram }) => before === null || Date.parse(posted_at_telegram ?? "") < before,
      );
      return older.slice(from, from + CAP);
    };
    const insert = (...added: Row[]) => {
      current = [...added, ...current];
    };
    return { readPage, insert, answers: () => answers };
  }

  const readAllPages = async (readPage: (page: PageStart) => Promise<Row[]>) =>
    (await Array.fromAsync(allPages(readPage))).flat();

  describe("allPages", () => {
    it.each([0, 1, 999, 1_000, 1_001, 2_000, 3_456])("reads %i rows in order", async (length) => {
      expect(await readAllPages(capped(table(length)).readPage)).toEqual(table(length));
    });

    it.each([7, 400, 1_000, 2_500, 3_456])("keeps all rows when %i share one time", async (together) => {
      const rows = table(3_456, together);
      expect(await readAllPages(capped(rows).readPage)).toEqual(rows);
    });

    it("sends one request when all rows fit into one answer", async () => {
      const service = capped(table(241));
      await readAllPages(service.readPage);
      expect(service.answers()).toBe(1);
    });

    it("starts each page where the previous one ended", async () => {
      const asked: PageStart[] = [];
      const service = capped(table(2_500));
      await readAllPages((page) => {
        asked.push(page);
        return service.readPage(page);
      });
      expect(asked.map(({ from }) => from)).toEqual([0, 1, 1]);
    });

    it("returns every row once when new rows are inserted between two pages", async () => {
      const rows = table(1_500, 1_200);
      const service = capped(rows);
      const read = await readAllPages(async (page) => {
        const answer = await service.readPage(page);
        if (page.before === null) {
          service.insert(...[9_001, 9_002].map((id) => ({ id, posted_at_telegram: postedAt(NEWEST) })));
        }
        return answer;
      });
      expect(read).toEqual(rows);
    });

    it.each([
      ["have no id", () => null],
      ["have ids too large for exact numbers", () => 2 ** 53],
    ])("ends without losing rows when 2,500 rows %s", async (_, idOf) => {
      const rows = table(2_500, 2_000).map((row) => ({ ...row, id: idOf() }));
      const service = capped(rows);
      const read = await readAllPages(service.readPage);
      expect(service.answers()).toBe(3);
      expect(read).toHaveLength(idOf() === null ? rows.length : 1);
    });

    it("continues by offset when the last row of a page has no time", async () => {
      const rows = table(1_500).map((row, index) =>
        index === CAP - 1 ? { ...row, posted_at_telegram: null } : row,
      );
      const read = await readAllPages(async ({ from }) => rows.slice(from, from + CAP));
      expect(read).toEqual(rows);
    });

    it("throws instead of returning part of the rows when a page fails", async () => {
      const service = capped(table(2_500));
      const failing = async (page: PageStart) => {
        if (page.before !== null) throw new Error("down");
        return service.readPage(page);
      };
      await expect(readAllPages(failing)).rejects.toThrow("down");
    });
  });
});
