import { type LiveReads, liveList } from "@/lib/rental/live-list";
import type { Rental } from "@/lib/rental/rental";
import { DAY_MS } from "@/lib/time/region-day";
import type { Change } from "./sample-rental";
import { sampleWholeRental } from "./sample-whole-rental";

const NOW = Date.parse("2026-11-22T04:00:00Z");
const MINUTE_MS = 60 * 1000;

const rental = (id: number, change: Change<Rental> = {}): Rental =>
  sampleWholeRental({ id, posted_at: new Date(NOW - id * MINUTE_MS).toISOString(), ...change });

/** A list over rows that the test changes. `asked` records its reads; `state.told` are the ids that changed. */
function listOver(count: number) {
  const rows = new Map(Array.from({ length: count }, (_, id) => [id, rental(id)]));
  const asked: unknown[] = [];
  const state = { now: NOW, told: [] as number[] | null, cursor: "1" as string | null, failing: "" };
  const fail = (read: string) => {
    if (state.failing === read) throw new Error("down");
  };
  const reads: LiveReads<Rental> = {
    changes: async (cursor) => {
      asked.push(cursor);
      fail("changes");
      return { cursor: state.cursor, ids: cursor === null ? null : state.told };
    },
    among: async (ids) => {
      asked.push([...ids]);
      fail("among");
      return ids.flatMap((id) => rows.get(id) ?? []);
    },
    all: async function* () {
      asked.push("all");
      for (const row of rows.values()) yield [{ ...row }];
      fail("all");
    },
  };
  const list = liveList<Rental>();
  const refresh = () => list(reads, state.now);
  const ids = async () => (await refresh()).rentals.map(({ id }) => id);
  return { rows, asked, state, refresh, ids };
}

test("the first read takes all rows, later ones only those reported as changed", async () => {
  const { rows, asked, state, ids } = listOver(4);
  expect(await ids()).toEqual([0, 1, 2, 3]);
  Object.assign(state, { told: [1, 2, 3, 9], cursor: "2" });
  rows.delete(1);
  rows.set(3, rental(3, { posted_at: new Date(NOW).toISOString() }));
  rows.set(9, rental(9));
  expect(await ids()).toEqual([3, 0, 2, 9]);
  expect(await ids()).toEqual([3, 0, 2, 9]);
  expect(asked).toEqual([null, "all", "1", [1, 2, 3, 9], "2", [1, 2, 3, 9]]);
});

test("without changes no rows are read, and the list stays the same object", async () => {
  const { asked, refresh } = listOver(4);
  const first = await refresh();
  expect((await refresh()).rentals).toBe(first.rentals);
  expect(asked).toEqual([null, "all", "1"]);
});

test("only a rental that has changed gets a new object, although others are reported too", async () => {
  const { rows, state, refresh } = listOver(3);
  const { rentals: before } = await refresh();
  state.told = [1, 2];
  rows.set(1, rental(1, { raw_description: "Another text" }));
  const { rentals: after } = await refresh();
  expect(after.map((one, at) => one === before[at])).toEqual([true, false, true]);
});

test("a rental leaves the list after thirty days, without reading rows", async () => {
  const { rows, asked, state, ids } = listOver(1);
  rows.set(7, rental(7, { posted_at: new Date(NOW - 30 * DAY_MS + MINUTE_MS).toISOString() }));
  expect(await ids()).toEqual([0, 7]);
  state.now = NOW + MINUTE_MS;
  expect(await ids()).toEqual([0, 7]);
  state.now += 1;
  expect(await ids()).toEqual([0]);
  expect(asked).toEqual([null, "all", "1", "1"]);
});

test.each([
  ["the data service does not know the cursor", { told: null }],
  ["more than 200 rentals changed", { told: Array.from({ length: 201 }, (_, id) => id) }],
  ["the last full read is half an hour old", { now: NOW + 30 * MINUTE_MS }],
  ["the data service reports no changes at all", { told: null, cursor: null }],
])("all rows are read again when %s", async (_, change) => {
  const { asked, state, refresh } = listOver(4);
  const first = await refresh();
  Object.assign(state, change);
  const second = await refresh();
  expect(second.rentals).toBe(first.rentals);
  expect(second.sweptAt).toBe(state.now);
  expect(asked).toEqual([null, "all", "1", "all"]);
});

test("when changes are not reported, only rows that differ get new objects", async () => {
  const { rows, state, refresh } = listOver(3);
  state.cursor = null;
  const { rentals: before } = await refresh();
  expect((await refresh()).rentals).toBe(before);
  rows.set(1, rental(1, { bedrooms: 3 }));
  const { rentals: after } = await refresh();
  expect(after.map((one, at) => one === before[at])).toEqual([true, false, true]);
});

test.each(["changes", "among"])("after a failure of %s the list resumes where it was", async (failing) => {
  const { rows, asked, state, refresh, ids } = listOver(3);
  await refresh();
  Object.assign(state, { told: [1], cursor: "2", failing });
  rows.delete(1);
  await expect(refresh()).rejects.toThrow("down");
  state.failing = "";
  expect(await ids()).toEqual([0, 2]);
  expect(asked.filter((read) => read === "all")).toHaveLength(1);
  expect(asked.slice(-2)).toEqual(["1", [1]]);
});

test("a full read that breaks off leaves no rows behind", async () => {
  const { asked, state, refresh, ids } = listOver(3);
  state.failing = "all";
  await expect(refresh()).rejects.toThrow("down");
  state.failing = "";
  expect(await ids()).toEqual([0, 1, 2]);
  expect(asked).toEqual([null, "all", null, "all"]);
});
