import type { Snapshot } from "@/lib/search/snapshot";
import { DAY_MS } from "@/lib/time/region-day";
import { startRefreshing } from "@/server/data/refresh";
import { derived, snapshot } from "@/server/data/snapshot";
import { UnreadError } from "@/server/data/unread";
import { type Refresh, siteProcess } from "@/server/front/site-process";

/** A file takes real time, which these tests do not have. */
jest.mock("node:fs/promises", () => ({
  mkdir: async () => {},
  writeFile: async () => {},
  rename: async () => {},
}));

const START = Date.parse("2026-11-21T04:00:00Z");
const MINUTE_MS = 60_000;
const INTERVAL_MS = 120_000;
const STEP_MS = 5_000;

const place = (location_name: string, latitude: number | null) => {
  return { location_name, latitude, longitude: 115, rental_count: 1 };
};

const row = (id: number, change: object = {}) => ({
  ...{ id, slug: `home-${id}`, title: `Home ${id}`, message_type: "rental", is_complete_listing: true },
  ...{ posted_at_telegram: new Date(START - id * MINUTE_MS).toISOString(), facts: null, shared_photos: null },
  ...change,
});

/** A data service whose tables a test changes. */
const service = {
  rows: [row(1), row(2)],
  places: [place("canggu", -8.65)],
  /** Ids that the service says have changed since the last read; null if it does not say. */
  changed: [] as number[] | null,
  state: "up" as "up" | "down" | "{}",
  asked: [] as string[],
};

/** The answer to a read of rentals by id, by slug, or of the list. */
function rentalsFor(query: URLSearchParams): object[] {
  const ids = /^in\.\((.*)\)$/
    .exec(query.get("id") ?? "")?.[1]
    ?.split(",")
    .map(Number);
  const slug = /slug\.eq\."(.*)"/.exec(query.get("or") ?? "")?.[1];
  const isList = query.has("posted_at_telegram");
  return service.rows
    .filter(({ id }) => ids?.includes(id) ?? true)
    .filter((one) => slug === undefined || one.slug === slug)
    .filter(({ posted_at_telegram }) => !isList || Date.parse(posted_at_telegram) > Date.now() - 30 * DAY_MS);
}

function answer(url: URL): Response {
  if (url.port !== "1") return Response.json({ rates: { USD: 58 }, date: "2026-11-20" });
  if (service.state === "down") return Response.json({ message: "down" }, { status: 503 });
  if (service.state === "{}") return Response.json({});
  const table = url.pathname.split("/").at(-1) ?? "";
  service.asked.push(table);
  if (table === "rental_changes_since") return Response.json({ cursor: "1", ids: service.changed });
  return Response.json(table === "geo_location" ? service.places : rentalsFor(url.searchParams));
}

let refreshes: Refresh[];
let log: jest.SpyInstance;

beforeEach(async () => {
  jest.useFakeTimers({ now: START, doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  Object.assign(process.env, { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_ANON_KEY: "x" });
  Object.assign(process.env, { EXCHANGE_RATE_URL: "http://127.0.0.1:2" });
  Object.assign(service, { rows: [row(1), row(2)], places: [place("canggu", -8.65)] });
  Object.assign(service, { changed: [], state: "up", asked: [] });
  log = jest.spyOn(console, "error").mockReturnValue();
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    return answer(new URL(input instanceof Request ? input.url : input));
  });
  refreshes = [];
  Object.assign(siteProcess(), {
    snapshot: null,
    afterRefresh: (refresh: Refresh) => refreshes.push(refresh),
  });
});

afterEach(() => {
  jest.useRealTimers();
});

/** Lets time pass, in steps that leave a read the turns of the event loop that it needs. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    await jest.advanceTimersByTimeAsync(STEP_MS);
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

const refreshed = async (): Promise<Snapshot> => {
  await pass(INTERVAL_MS);
  return snapshot();
};

const idsIn = ({ rentals }: Snapshot) => rentals.map(({ id }) => id);

test("the first read is there when the start resolves", async () => {
  await startRefreshing();
  expect(idsIn(snapshot())).toEqual([1, 2]);
  expect(snapshot()).toMatchObject({ readAt: START, places: { points: [{ name: "canggu" }] } });
  expect(snapshot().rates).toMatchObject({ rates: { IDR: 1 }, day: "2026-11-20" });
  expect(refreshes).toEqual(["gained"]);
});

test("when nothing has changed the snapshot stays, only younger", async () => {
  await startRefreshing();
  const [before, day] = [snapshot(), snapshot().day];
  const count = derived(({ rentals }) => ({ of: rentals.length }));
  const counted = count(before);
  expect(await refreshed()).toBe(before);
  expect([before.readAt, before.day]).toEqual([START + INTERVAL_MS, day]);
  expect(count(snapshot())).toBe(counted);
  expect(refreshes).toEqual(["gained", "none"]);
});

test.each<[string, Refresh, () => void]>([
  ["a new rental", "gained", () => Object.assign(service, { rows: [row(0), ...service.rows], changed: [0] })],
  ["a removed rental", "lost", () => Object.assign(service, { rows: [row(1)], changed: [2] })],
  [
    "an edited text",
    "lost",
    () => Object.assign(service, { rows: [row(1), row(2, { raw_description: "Pool" })], changed: [2] }),
  ],
  ["a report of what looks the same", "none", () => Object.assign(service, { changed: [1, 2] })],
  ["a moved place", "lost", () => Object.assign(service, { places: [place("canggu", -8.6)] })],
  ["no report of changes, but none", "none", () => Object.assign(service, { changed: null })],
])("%s is a refresh that has %s", async (_, refresh, change) => {
  await startRefreshing();
  const before = snapshot();
  change();
  const after = await refreshed();
  expect(refreshes).toEqual(["gained", refresh]);
  expect(after === before).toBe(refresh === "none");
  expect(after.rentals.find(({ id }) => id === 1)).toBe(before.rentals.find(({ id }) => id === 1));
});

test("a new day of the region makes a new snapshot of the same rentals", async () => {
  jest.setSystemTime(Date.parse("2026-11-21T15:59:00Z"));
  await startRefreshing();
  const before = snapshot();
  const after = await refreshed();
  expect([after.rentals, after.texts]).toEqual([before.rentals, before.texts]);
  expect([before.day, after.day]).toEqual(["2026-11-21", "2026-11-22"]);
  expect(refreshes).toEqual(["gained", "gained"]);
});

test("a rental that is not usable is left out and named once, and so is a place", async () => {
  service.rows.push({ ...row(3), id: Number.NaN, title: "Odd" });
  service.places.push(place("ubud", null));
  await startRefreshing();
  service.changed = null;
  expect(idsIn(await refreshed())).toEqual([1, 2]);
  expect(log.mock.calls.map(([message]) => message)).toEqual(
    expect.arrayContaining([
      "The rental with the id null is left out: its row is not usable",
      'The place "ubud" is left out: its row is not usable',
    ]),
  );
  expect(log.mock.calls.filter(([message]) => String(message).includes("is left out"))).toHaveLength(2);
});

test.each(["down", "{}"] as const)(
  "while the service answers %s the snapshot is shown for an hour, and this is reported once",
  async (state) => {
    await startRefreshing();
    service.state = state;
    for (let minute = 0; minute < 58; minute += 2) expect(idsIn(await refreshed())).toEqual([1, 2]);
    expect(log.mock.calls.map(([message]) => String(message).split(":")[0])).toEqual([
      "Reading the listings failed",
    ]);
    await pass(5 * MINUTE_MS);
    expect(() => snapshot()).toThrow(UnreadError);
    service.state = "up";
    expect(idsIn(await refreshed())).toEqual([1, 2]);
  },
);

test("a start without a data service says what to do, and goes on trying", async () => {
  service.state = "down";
  await startRefreshing();
  expect(() => snapshot()).toThrow(UnreadError);
  expect(log.mock.calls[0]?.[0]).toMatch(
    /pages answer 503\. Check that the data service of SUPABASE_URL runs/,
  );
  service.state = "up";
  expect(idsIn(await refreshed())).toEqual([1, 2]);
});

test("a change of an older rental takes kept answers along", async () => {
  const old = { slug: "old", posted_at_telegram: "2026-01-01T00:00:00Z" };
  service.rows.push(row(9, old));
  await startRefreshing();
  expect(await snapshot().older.bySlug("old")).toMatchObject({ id: 9 });
  service.rows = [row(1), row(2)];
  service.changed = [9];
  await refreshed();
  expect(refreshes).toEqual(["gained", "lost"]);
  expect([await snapshot().older.bySlug("old"), await snapshot().older.byIds([9])]).toEqual([null, []]);
});
