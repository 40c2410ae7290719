import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { readContactRecords } from "@/server/data/home-history";
import { LIVE_READS, rowsOf } from "@/server/data/live-reads";
import { listen } from "../../support/loopback";

/** A data service that answers every request with `answer`. */
function serve(answer: () => Response): void {
  process.env.SUPABASE_URL = "http://127.0.0.1:1";
  process.env.SUPABASE_ANON_KEY = "x";
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => answer());
}

const NOT_TOLD = { cursor: null, ids: null };

test("changed ids are returned with the next cursor", async () => {
  serve(() => Response.json({ cursor: "18446744073709551615", ids: [3, 5] }));
  expect(await LIVE_READS.changes("7")).toEqual({ cursor: "18446744073709551615", ids: [3, 5] });
});

test.each([
  ["has no such function", () => Response.json({ code: "PGRST202", message: "none" }, { status: 404 })],
  ["does not let visitors ask", () => Response.json({ code: "42501", message: "no" }, { status: 401 })],
  ["has another function of the name", () => Response.json({ changed: true })],
  ["answers with nothing", () => Response.json(null)],
])("a data service that %s reports no changes, so all rows are read", async (_, answer) => {
  serve(answer);
  expect(await LIVE_READS.changes("7")).toEqual(NOT_TOLD);
});

test.each([
  ["is down", () => Response.json({ message: "down" }, { status: 503 })],
  ["cannot be reached", () => Response.error()],
  [
    "breaks off",
    () => {
      throw new TypeError("fetch failed");
    },
  ],
])("a data service that %s makes the read fail", async (_, answer) => {
  serve(answer);
  await expect(LIVE_READS.changes("7")).rejects.toThrow("Reading what changed failed");
});

test("homes of a contact are counted over the days that the site's lists cover", async () => {
  const asked: unknown[] = [];
  await using service = await listen(
    createServer(async (request, response) => {
      asked.push(await json(request));
      response.setHeader("content-type", "application/json").end("[]");
    }),
  );
  Object.assign(process.env, { SUPABASE_URL: service.url, SUPABASE_ANON_KEY: "key", DAYS_SHOWN: "45" });
  expect(await readContactRecords(7)).toEqual({});
  expect(asked).toEqual([{ of_rental: 7, days_shown: 45 }]);
});

describe("rowsOf", () => {
  test("returns the rows of an answer, even if there are none", () => {
    expect(rowsOf("x", { data: [1], error: null })).toEqual([1]);
    expect(rowsOf("x", { data: [], error: null })).toEqual([]);
  });

  test.each([
    ["an error", { data: null, error: { message: "timeout" } }, "Reading rentals failed: timeout"],
    ["null", { data: null, error: null }, "Reading rentals failed: no rows in the answer"],
    ["an object", { data: {}, error: null }, "Reading rentals failed: no rows in the answer"],
    ["text", { data: "rows", error: null }, "Reading rentals failed: no rows in the answer"],
  ])("throws an error that names the rows for an answer of %s", (_, answer, message) => {
    expect(() => rowsOf("rentals", answer)).toThrow(message);
  });
});

describe("the live rentals", () => {
  /** The most rows that the data service returns in one answer. */
  const CAP = 1_000;
  const SINCE = new Date("2026-10-22T00:00:00.000Z");

  const rows = (length: number) => Array.from({ length }, (_, at) => ({ id: at + 1, slug: null }));

  /** A data service of these rows, which `change` changes after each answer. Returns the URLs requested. */
  function serveTable<Row extends { id?: number | null }>(
    table: Row[],
    change = (current: Row[]) => current,
  ): URL[] {
    const asked: URL[] = [];
    let current = table;
    Object.assign(process.env, { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_ANON_KEY: "x" });
    jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
      const url = new URL(input instanceof Request ? input.url : input);
      asked.push(url);
      const after = Number(url.searchParams.get("id")?.replace("gt.", ""));
      const page = current.filter(({ id }) => (id ?? after + 1) > after).slice(0, CAP);
      current = change(current);
      return Response.json(page);
    });
    return asked;
  }

  const idsRead = async () => (await Array.fromAsync(LIVE_READS.all(SINCE))).flat().map(({ id }) => id);

  test("are requested by pages: complete originals since the date, by id", async () => {
    const asked = serveTable(rows(1_500));
    await idsRead();
    expect(asked.map(({ searchParams }) => searchParams.get("id"))).toEqual(["gt.-1", "gt.1000"]);
    expect(Object.fromEntries(asked[1]?.searchParams ?? [])).toEqual({
      select: "*",
      message_type: "eq.rental",
      is_complete_listing: "eq.true",
      is_deleted: "eq.false",
      duplicate_of_id: "is.null",
      posted_at_telegram: "gte.2026-10-22T00:00:00.000Z",
      id: "gt.1000",
      order: "id.asc",
      limit: "1000",
    });
  });

  test.each([0, 1, 999, 1_000, 1_001, 2_000, 3_456])("are read whole if there are %i", async (length) => {
    serveTable(rows(length));
    expect(await idsRead()).toEqual(rows(length).map(({ id }) => id));
  });

  test("are all read when others come and go between two pages", async () => {
    serveTable(rows(1_500), (current) => current.filter(({ id }) => id !== 7));
    expect(await idsRead()).toEqual(rows(1_500).map(({ id }) => id));
  });

  test("are not read when no row is a rental, because it is from another table", async () => {
    jest.spyOn(console, "error").mockReturnValue();
    serveTable([{}, { id: null }]);
    await expect(idsRead()).rejects.toThrow("None of 2 rows");
  });
});
