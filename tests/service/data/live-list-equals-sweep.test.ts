import { array, assert, asyncProperty, constantFrom, integer, record } from "fast-check";
import { type LiveReads, liveList } from "@/lib/rental/live-list";
import type { Rental } from "@/lib/rental/rental";
import { DAY_MS } from "@/lib/time/region-day";
import { LIVE_READS } from "@/server/data/live-reads";
import { type ClearedService, clearedService } from "@/tests/support/cleared-service.ts";

const MINUTE_MS = 60 * 1000;
const NOW = Date.now();
/** Few, so that many events hit the same rental. */
const RENTALS = 6;

let service: ClearedService;

beforeAll(async () => {
  service = await clearedService();
  process.env.SUPABASE_URL = service.url;
  process.env.SUPABASE_ANON_KEY = service.anonKey;
});

const table = () => service.owner.from("rentals");

type Event = { id: number; days: number };

const setAt = (id: number, change: object) => table().update(change).eq("id", id).throwOnError();
const setFrom = (id: number, change: object) => table().update(change).gte("id", id).throwOnError();
const postedAt = (days: number) => ({ posted_at_telegram: new Date(NOW - days * DAY_MS).toISOString() });

/** Changes to the rental with an id, or to all from this id on. */
const EVENTS = {
  add: ({ id, days }: Event) => {
    const row = { id, title: `Home ${id}`, message_type: "rental", is_complete_listing: true };
    return table()
      .upsert({ ...row, ...postedAt(days) })
      .throwOnError();
  },
  edit: ({ id, days }: Event) => setAt(id, { title: `Home ${id}, ${days}`, raw_description: `${days}` }),
  date: ({ id, days }: Event) => setFrom(id, postedAt(days)),
  hide: ({ id }: Event) => setAt(id, { is_complete_listing: false }),
  show: ({ id }: Event) => setFrom(id, { is_complete_listing: true }),
  takeDown: ({ id }: Event) => setAt(id, { is_deleted: true }),
  takeAllDown: ({ id }: Event) => setFrom(id, { is_deleted: true }),
  restore: ({ id }: Event) => setFrom(id, { is_deleted: false }),
  delete: ({ id }: Event) => table().delete().eq("id", id).throwOnError(),
  deleteAll: ({ id }: Event) => table().delete().gte("id", id).throwOnError(),
  // Refused when there is no such original.
  join: ({ id }: Event) =>
    table()
      .update({ duplicate_of_id: (id % RENTALS) + 1 })
      .eq("id", id),
  part: ({ id }: Event) => setFrom(id, { duplicate_of_id: null }),
};

const event = record({
  name: constantFrom("add", "add", ...Object.keys(EVENTS)),
  /** How the list is read after the event; with `amid`, the event happens during the read. */
  read: constantFrom("not", "well", "well", "amid", "failing"),
  id: integer({ min: 1, max: RENTALS }),
  days: constantFrom(0, 1, 29, 29.999, 31),
  minutesPassed: constantFrom(0, 0, 0, 1),
});

const happen = (name: string, at: Event) =>
  Object.entries(EVENTS).find(([known]) => known === name)?.[1](at) ?? Promise.reject(new Error(name));

test("after any sequence of changes, the updated list equals a list read from scratch", async () => {
  const sequences = array(event, { minLength: 8, maxLength: 28 });
  await assert(
    asyncProperty(sequences, async (events) => {
      let [now, sweeps] = [NOW, 0];
      let amid = async (): Promise<unknown> => undefined;
      const reads: LiveReads<Rental> = {
        changes: async (cursor) => {
          const changes = await LIVE_READS.changes(cursor);
          await amid();
          return changes;
        },
        among: LIVE_READS.among,
        all: (since) => {
          sweeps += 1;
          return LIVE_READS.all(since);
        },
      };
      const list = liveList<Rental>();
      const refresh = () => list(reads, now);
      await refresh();
      for (const { name, read, minutesPassed, ...at } of events) {
        now += minutesPassed * MINUTE_MS;
        if (read === "amid") amid = async () => happen(name, at);
        else await happen(name, at);
        if (read === "failing") amid = () => Promise.reject(new Error("down"));
        if (read !== "not") await refresh().catch(() => undefined);
        amid = async () => undefined;
        if (read !== "well") continue;
        const unreported = { ...reads, changes: async () => ({ cursor: null, ids: null }) };
        const before = sweeps;
        expect((await refresh()).rentals).toEqual((await liveList<Rental>()(unreported, now)).rentals);
        expect(sweeps - before).toBe(1);
      }
    }),
    { numRuns: 15 },
  );
});
