import type { RentalRow } from "../../../supabase/demo/row.ts";
import { COLLECTED, COLLECTED_POSTS } from "./collected.ts";

type RestRequest = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

/**
 * Something that a visitor must not be able to do. The owner makes the same attempt, and it has to succeed: what is
 * refused to everybody, because there is no such thing, proves nothing.
 */
export type Attempt = {
  name: string;
  /** `refused`: an error that says that the right is missing. `nothing`: an answer that holds no row. */
  expected: "refused" | "nothing";
  /** Null where the REST interface has nothing of the kind. */
  rest: RestRequest | null;
  sql: string;
};

export type Outcome = { result: "refused" | "nothing" | "done"; said: string };

/** What a visitor and the owner were answered to the same attempt. */
export type Answers = { visitor: Outcome; owner: Outcome };

/** How PostgreSQL says that a right is missing; any other error is about the attempt itself. */
const NO_RIGHT = /\b42501\b/;

/** What is wrong with the answers to an attempt. */
export function attemptFailures(
  { expected }: Pick<Attempt, "expected">,
  { visitor, owner }: Answers,
): string[] {
  const isRefusedForRight = visitor.result !== "refused" || NO_RIGHT.test(visitor.said);
  return [
    ...(visitor.result === expected ? [] : [`a visitor was answered: ${visitor.result}, ${visitor.said}`]),
    ...(isRefusedForRight ? [] : [`refused for another reason than a right: ${visitor.said}`]),
    ...(owner.result === "done" ? [] : [`the owner cannot do it either: ${owner.result}, ${owner.said}`]),
  ];
}

const MERGE = { prefer: "resolution=merge-duplicates" };

function refused(name: string, rest: RestRequest | null, sql: string): Attempt {
  return { name, expected: "refused", rest, sql };
}

function nothing(name: string, condition: string, sql: string): Attempt {
  const path = `/rentals?${condition}`;
  return {
    name,
    expected: "nothing",
    rest: { method: "GET", path },
    sql: `select id from rentals where ${sql}`,
  };
}

function readsOfDeleted({ id, slug }: RentalRow): Attempt[] {
  return [
    nothing("read a deleted rental by its id", `id=eq.${id}`, `id = ${id}`),
    nothing("read a deleted rental by its slug", `slug=eq.${slug}`, `slug = '${slug}'`),
    nothing("read all deleted rentals", "is_deleted=eq.true", "is_deleted"),
    nothing(
      "read deleted rentals by a filter that says or",
      `or=(is_deleted.is.true,id.eq.${id})`,
      `is_deleted or id = ${id}`,
    ),
    nothing(
      "read deleted rentals by a filter that says not",
      "is_deleted=not.is.false",
      "is_deleted is not false",
    ),
    nothing("count deleted rentals", "is_deleted=eq.true&select=id", "is_deleted group by id"),
  ];
}

function readsOfTheServicesOwn(): Attempt[] {
  return [
    refused("read a table that is the service's own", null, "select * from not_for_visitors"),
    refused("read the passwords", null, "select rolname, rolpassword from pg_authid"),
    refused("read another schema", null, "select * from auth.users"),
    refused("read files of the server", null, "select pg_read_file('PG_VERSION')"),
  ];
}

function attemptsAtPhotos(): Attempt[] {
  const inBucket = "storage.objects where bucket_id = 'photos'";
  return [
    { name: "list the photos", expected: "nothing", rest: null, sql: `select name from ${inBucket}` },
    refused(
      "add a photo",
      null,
      "insert into storage.objects (bucket_id, name) values ('photos', 'mine.webp')",
    ),
    {
      name: "replace a photo",
      expected: "nothing",
      rest: null,
      sql: `update storage.objects set name = 'mine.webp' where bucket_id = 'photos' returning name`,
    },
    {
      name: "delete a photo",
      expected: "nothing",
      rest: null,
      sql: `delete from ${inBucket} returning name`,
    },
  ];
}

/** What the collector keeps: other people's words and phone numbers, and the way in which it writes. */
function attemptsAtTheCollector(): Attempt[] {
  const batch = { run: "mine", posts: [], listings: [], duplicates: [], corrections: [] };
  const call = (name: string, body: object) => ({ method: "POST", path: `/rpc/${name}`, body });
  return [
    ...Object.keys(COLLECTED).map((table) =>
      refused(`read ${table}`, { method: "GET", path: `/${table}` }, `select * from ${table}`),
    ),
    refused(
      "read which rentals changed and when",
      { method: "GET", path: "/rental_changes" },
      "select * from rental_changes",
    ),
    refused(
      "hide that a rental changed",
      { method: "DELETE", path: "/rental_changes?rental_id=gt.0" },
      "delete from rental_changes",
    ),
    refused(
      "take a listing down",
      { method: "POST", path: "/tombstones", body: { channel: "nobody", message_id: 1 }, headers: MERGE },
      "insert into tombstones (channel, message_id) values ('nobody', 1)",
    ),
    refused(
      "say that a rental was removed",
      { method: "POST", path: "/rental_removals", body: { rental_id: 1 }, headers: MERGE },
      "insert into rental_removals (rental_id) values (1)",
    ),
    refused(
      "ask for posts by a phone number",
      call("collector_context", { named: [], shared_contacts: ["tel:+6281234567890"] }),
      "select collector_context('[]', '{tel:+6281234567890}')",
    ),
    refused(
      "keep the collector out",
      call("collector_take_lease", { run: "mine", seconds: 0 }),
      "select collector_take_lease('mine', 0)",
    ),
    ...Object.entries(COLLECTED_POSTS).map(([name, { channel, message_id }]) => {
      const removal = { ...batch, removed: [{ channel, message_id }] };
      return refused(
        `write as the collector does by ${name}`,
        call(name, { batch: removal }),
        `select ${name}('${JSON.stringify(removal)}')`,
      );
    }),
    refused(
      "ask for all that names somebody",
      call("collector_person", { of_contact: null, pattern: "." }),
      "select collector_person(null, '.')",
    ),
    refused(
      "let a removed contact come back",
      call("collector_allow_contact", { of_hash: 1 }),
      "select collector_allow_contact(1)",
    ),
    refused(
      "read the counts of visits",
      call("visit_numbers", { from_day: "2026-11-22", to_day: "2026-11-22", most: 5 }),
      "select visit_numbers('2026-11-22', '2026-11-22', 5)",
    ),
    refused(
      "set a count of visits",
      {
        method: "POST",
        path: "/visit_counts",
        body: { day: "2026-11-23", kind: "view", query: "", visits: 9 },
      },
      "insert into visit_counts (day, kind, query, visits) values ('2026-11-23', 'view', '', 9)",
    ),
    refused(
      "ask for the answers of a language model",
      call("collector_answers", { questions: ["x"] }),
      "select collector_answers('{x}')",
    ),
  ];
}

function writesToPlaces(): Attempt[] {
  const place = { location_name: "nowhere", latitude: 0, longitude: 0, rental_count: 9 };
  return [
    refused(
      "insert a place",
      { method: "POST", path: "/geo_location", body: place },
      "insert into geo_location (location_name) values ('nowhere')",
    ),
    refused(
      "insert or replace a place",
      { method: "POST", path: "/geo_location", body: { ...place, location_name: "canggu" }, headers: MERGE },
      "insert into geo_location (location_name) values ('canggu') on conflict (location_name) do update set latitude = 0",
    ),
    refused(
      "move a place",
      { method: "PATCH", path: "/geo_location?location_name=eq.canggu", body: { latitude: 0 } },
      "update geo_location set latitude = 0 where location_name = 'canggu'",
    ),
    refused(
      "delete a place",
      { method: "DELETE", path: "/geo_location?location_name=eq.canggu" },
      "delete from geo_location where location_name = 'canggu'",
    ),
  ];
}

/** Each leaves behind what the next one needs when the owner makes it; what deletes comes last. */
function writesToRentals(live: RentalRow, deleted: RentalRow): Attempt[] {
  const own = { id: 900_001, title: "Mine", is_complete_listing: true, message_type: "rental" };
  const at = `/rentals?id=eq.${live.id}`;
  const gone = `/rentals?id=eq.${deleted.id}`;
  return [
    refused(
      "insert a rental",
      { method: "POST", path: "/rentals", body: own },
      "insert into rentals (id, title) values (900001, 'Mine')",
    ),
    refused(
      "insert rentals in bulk",
      {
        method: "POST",
        path: "/rentals",
        body: [
          { ...own, id: 900_002 },
          { ...own, id: 900_003 },
        ],
      },
      "insert into rentals (id, title) values (900002, 'Mine'), (900003, 'Mine')",
    ),
    refused(
      "insert with an id of the service's own",
      { method: "POST", path: "/rentals", body: { title: "Mine" } },
      "insert into rentals (title) values ('Mine')",
    ),
    refused(
      "insert or replace",
      { method: "POST", path: "/rentals?on_conflict=id", body: { ...own, id: live.id }, headers: MERGE },
      `insert into rentals (id, title) values (${live.id}, 'Mine') on conflict (id) do update set title = 'Mine'`,
    ),
    refused(
      "change a rental",
      { method: "PATCH", path: at, body: { price_amount: 1 } },
      `update rentals set price_amount = 1 where id = ${live.id}`,
    ),
    refused(
      "change all rentals",
      { method: "PATCH", path: "/rentals?id=gt.0", body: { title: "Mine" } },
      "update rentals set title = 'Mine'",
    ),
    refused(
      "bring back a deleted rental",
      { method: "PATCH", path: gone, body: { is_deleted: false } },
      `update rentals set is_deleted = false where id = ${deleted.id}`,
    ),
    refused("move the ids on", null, "select setval('rentals_id_seq', 1000000)"),
    refused("take an id", null, "select nextval('rentals_id_seq')"),
    refused("make a table", null, "create table mine (id int)"),
    refused("change a table", null, "alter table rentals disable row level security"),
    refused("remove a table", null, "drop table rentals"),
    refused("empty the table", null, "truncate rentals"),
    refused("delete a rental", { method: "DELETE", path: at }, `delete from rentals where id = ${live.id}`),
    refused("delete all rentals", { method: "DELETE", path: "/rentals?id=gt.0" }, "delete from rentals"),
  ];
}

/** Every attempt, at a rental that is live and one that was deleted, in an order in which the owner can make them. */
export function attempts(live: RentalRow, deleted: RentalRow): Attempt[] {
  return [
    ...readsOfDeleted(deleted),
    ...readsOfTheServicesOwn(),
    ...attemptsAtPhotos(),
    ...attemptsAtTheCollector(),
    ...writesToPlaces(),
    ...writesToRentals(live, deleted),
  ];
}
