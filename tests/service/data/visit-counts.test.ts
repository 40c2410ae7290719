import { createServer } from "node:http";
import { createClient } from "@supabase/supabase-js";
import { dayNumberLines, numberLines, readVisitNumbers } from "@/collector/report/number-lines.ts";
import { collapsePlaces } from "@/lib/places/places";
import { DAY_MS, isoRegionDay } from "@/lib/time/region-day";
import { countVisit, visitsWritten } from "@/server/numbers/count-visit";
import { type ClearedService, clearedService } from "@/tests/support/cleared-service.ts";
import { listen } from "@/tests/support/loopback";
import { showSnapshot } from "../../unit/data/sample-snapshot";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36";

let service: ClearedService;

beforeAll(async () => {
  service = await clearedService();
});

beforeEach(async () => {
  await service.clear();
  const rentals = [
    { id: 7, slug: "villa", is_deleted: false },
    { id: 8, slug: "gone", is_deleted: true },
    { id: 9, slug: "12", is_deleted: false },
    { id: 12, slug: null, is_deleted: false },
  ];
  await service.owner.from("rentals").insert(rentals).throwOnError();
});

/** Left real, because requests to the data service need them. */
const UNTOUCHED = [
  "Date",
  "nextTick",
  "setImmediate",
  "clearImmediate",
  "queueMicrotask",
  "performance",
] as const;

const TODAY = isoRegionDay(new Date());
const dayFromNow = (days: number) => new Date(Date.parse(TODAY) + days * DAY_MS).toISOString().slice(0, 10);

/** Writes like the site does, with the anonymous key. */
async function count(counts: unknown, on_day = TODAY) {
  const { error } = await createClient(service.url, service.anonKey).rpc("count_visits", { on_day, counts });
  return error;
}

async function counted() {
  const { data } = await service.owner
    .from("visit_counts")
    .select("*")
    .order("rental_id")
    .order("query")
    .order("kind")
    .limit(5_000);
  return (data ?? []).map(({ kind, rental_id, query, visits }) => [kind, rental_id ?? query, visits]);
}

const view = (rental: string, visits = 1) => ({ kind: "view", rental, query: null, visits });
const search = (query: string, visits = 1) => ({ kind: "view", rental: null, query, visits });

test("visits of a day are summed per list, and per listing whether named by slug or id", async () => {
  await count([
    view("villa", 2),
    { ...view("7"), kind: "contact" },
    view("7"),
    search("location=canggu"),
    search(""),
  ]);
  await count([view("villa"), search("location=canggu", 4)]);
  expect(await counted()).toEqual([
    ["contact", 7, 1],
    ["view", 7, 4],
    ["view", "", 1],
    ["view", "location=canggu", 5],
  ]);
});

test("a number is matched as a slug before it is matched as an id", async () => {
  await count([view("12", 3)]);
  expect(await counted()).toEqual([["view", 9, 3]]);
});

const UNCOUNTED: [what: string, entry: object][] = [
  ["an unknown listing", view("nowhere")],
  ["a deleted listing", view("gone")],
  ["an id out of range", view("9".repeat(40))],
  ["an unknown kind", { ...view("villa"), kind: "like" }],
  ["a count of zero", view("villa", 0)],
  ["a negative count", view("villa", -5)],
  ["a long query", search("x".repeat(301))],
  ["an entry without a target", { kind: "view" }],
];

test.each(UNCOUNTED)("%s is ignored, but the rest of the batch is counted", async (_, entry) => {
  expect(await count([entry, search("type=villa")])).toBeNull();
  expect(await counted()).toEqual([["view", "type=villa", 1]]);
});

test.each([
  ["an object", { kind: "view" }],
  ["a string", "view"],
  ["a batch of 1,001 entries", Array.from({ length: 1_001 }, () => view("villa"))],
  ["a batch with a count that is not a number", [view("villa"), { ...view("villa"), visits: "many" }]],
])("%s is rejected as a whole", async (_, counts) => {
  expect(await count(counts)).not.toBeNull();
  expect(await counted()).toEqual([]);
});

test("counts are capped at 1,000 per entry and 1,000,000 per day", async () => {
  await count([view("villa", 999_999)]);
  expect(await counted()).toEqual([["view", 7, 1_000]]);
  await service.owner.from("visit_counts").update({ visits: 999_990 }).eq("rental_id", 7).throwOnError();
  await count([view("villa", 50)]);
  expect(await counted()).toEqual([["view", 7, 1_000_000]]);
});

test("a day counts at most 1,000 lists; further visits to those are still counted", async () => {
  await count(Array.from({ length: 999 }, (_, at) => search(`location=a${at}`)));
  await count([search("location=a0"), search("new", 5), search("late")]);
  const rows = await counted();
  expect(rows).toHaveLength(1_000);
  expect(rows).toContainEqual(["view", "location=a0", 2]);
  expect(rows).toContainEqual(["view", "new", 5]);
  expect(rows).not.toContainEqual(["view", "late", 1]);
});

test("only days around today are counted, and counts older than 180 days are deleted", async () => {
  for (const days of [-3, -30, 3, 400]) await count([view("villa")], dayFromNow(days));
  expect(await counted()).toEqual([]);
  const row = { kind: "view", rental_id: 7, visits: 1 };
  const days = [dayFromNow(-181), dayFromNow(-180)];
  await service.owner
    .from("visit_counts")
    .insert(days.map((day) => ({ ...row, day })))
    .throwOnError();
  await count([view("villa")]);
  const { data } = await service.owner.from("visit_counts").select("day").order("day");
  expect(data).toEqual([{ day: dayFromNow(-180) }, { day: TODAY }]);
});

test("the counts of a listing are deleted with it", async () => {
  await count([view("villa"), search("")]);
  await service.owner.from("rentals").delete().eq("id", 7).throwOnError();
  expect(await counted()).toEqual([["view", "", 1]]);
});

test("the owner's report has days, then listings and lists in order of interest", async () => {
  const contact = (rental: string) => ({ ...view(rental), kind: "contact" });
  await count([view("villa", 9), view("12", 2), contact("12"), search("", 5), search("type=villa", 7)]);
  const days = { from_day: dayFromNow(-1), to_day: TODAY };
  const numbers = await readVisitNumbers(service.owner, days, 2);
  expect(numberLines(numbers)).toEqual([
    `${TODAY}  11 views, 1 contact opened, 0 shares; 12 views of lists`,
    "",
    "Listings, the most contacted first:",
    "  2 views, 1 contact opened, 0 shares  /rental/12",
    "  9 views, 0 contacts opened, 0 shares  /rental/villa",
    "",
    "Lists, the most viewed first:",
    "  7 views  /?type=villa",
    "  5 views  /",
  ]);
  expect(dayNumberLines(numbers)[0]).toBe("11 views, 1 contact opened, 0 shares; 12 views of lists");
  const none = await readVisitNumbers(service.owner, { from_day: "2020-01-01", to_day: "2020-01-02" }, 2);
  expect([numberLines(none), dayNumberLines(none)]).toEqual([["No visits were counted."], []]);
});

describe("countVisit", () => {
  const report = (target: string) => countVisit(`/api/seen?${target}`, { "user-agent": CHROME });
  // Fake timers, to skip the minute until the next write.
  beforeEach(() => jest.useFakeTimers({ doNotFake: [...UNTOUCHED] }));
  afterEach(() => jest.useRealTimers());

  async function written() {
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    await visitsWritten();
    return counted();
  }

  test("writes the visits of a minute in one batch, and ignores junk", async () => {
    process.env.SUPABASE_URL = service.url;
    process.env.SUPABASE_ANON_KEY = service.anonKey;
    const canggu = { location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 1 };
    await showSnapshot({ readAt: Date.now(), places: collapsePlaces([canggu]) });
    for (const target of ["view=/rental/7", "view=/id/rental/villa", "share=%2F%3Flocation%3Dcanggu"])
      report(target);
    for (const junk of [
      "view=%2F%3Flocation%3Datlantis",
      "",
      "view",
      "like=/rental/7",
      "view=/about",
      "view=%E0%A4%A",
    ])
      report(junk);
    expect(await counted()).toEqual([]);
    expect(await written()).toEqual([
      ["view", 7, 2],
      ["share", "location=canggu", 1],
    ]);
  });

  test("drops visits that a data service without the function refuses, and logs it once", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    await using old = await listen(
      createServer((_request, response) => {
        response.writeHead(404, { "content-type": "application/json" });
        response.end(JSON.stringify({ code: "PGRST202", message: "no such function" }));
      }),
    );
    for (const url of [old.url, old.url, service.url]) {
      process.env.SUPABASE_URL = url;
      jest.useFakeTimers({ doNotFake: [...UNTOUCHED] });
      report("view=/rental/7");
      await written();
    }
    expect(await counted()).toEqual([["view", 7, 1]]);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.lastCall?.[0]).toMatch(/apply supabase\/migrations/);
  });

  test("keeps visits for the next write while the data service is unreachable", async () => {
    jest.spyOn(console, "error").mockImplementation();
    process.env.SUPABASE_URL = "http://127.0.0.1:9";
    report("view=/rental/7");
    expect(await written()).toEqual([]);
    process.env.SUPABASE_URL = service.url;
    jest.useFakeTimers({ doNotFake: [...UNTOUCHED] });
    report("view=/rental/7");
    expect(await written()).toEqual([["view", 7, 2]]);
  });
});
