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

export type Answers = { visitor: Outcome; owner: Outcome };

/** How PostgreSQL says that a right is missing; any other error is about the attempt itself. */
const NO_RIGHT = /\b42501\b/;

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

function refused(name: string, sql: string, rest: RestRequest | null = null): Attempt {
  return { name, expected: "refused", rest, sql };
}

function nothing(name: string, sql: string, rest: RestRequest | null = null): Attempt {
  return { name, expected: "nothing", rest, sql };
}

type Value = string | number | boolean;
type Values = Readonly<Record<string, Value>>;

const literal = (value: Value) => (typeof value === "string" ? `'${value}'` : String(value));

function inserts(name: string, table: string, rows: Values | readonly Values[]): Attempt {
  const list = [rows].flat();
  const columns = Object.keys(list[0] ?? {});
  const values = list.map((row) => `(${Object.values(row).map(literal).join()})`);
  return refused(name, `insert into ${table} (${columns.join()}) values ${values.join()}`, {
    method: "POST",
    path: `/${table}`,
    body: rows,
  });
}

function replaces(name: string, table: string, key: string, row: Values): Attempt {
  const { sql, rest } = inserts(name, table, row);
  const updates = Object.keys(row).map((column) => `${column} = excluded.${column}`);
  return refused(name, `${sql} on conflict (${key}) do update set ${updates.join()}`, {
    ...{ method: "POST", ...rest, path: `/${table}?on_conflict=${key}` },
    headers: { prefer: "resolution=merge-duplicates" },
  });
}

type Condition = readonly [column: string, operator: "=" | ">", value: Value];

const inSql = ([column, operator, value]: Condition) => `${column} ${operator} ${literal(value)}`;
const inPath = ([column, operator, value]: Condition) =>
  `${column}=${operator === "=" ? "eq" : "gt"}.${value}`;

function reads(table: string, name = `read ${table}`): Attempt {
  return refused(name, `select * from ${table}`, { method: "GET", path: `/${table}` });
}

function changes(name: string, table: string, where: Condition, values: Values): Attempt {
  const assignments = Object.entries(values).map(([column, value]) => `${column} = ${literal(value)}`);
  return refused(name, `update ${table} set ${assignments.join()} where ${inSql(where)}`, {
    method: "PATCH",
    path: `/${table}?${inPath(where)}`,
    body: values,
  });
}

function deletes(name: string, table: string, where: Condition): Attempt {
  const path = `/${table}?${inPath(where)}`;
  return refused(name, `delete from ${table} where ${inSql(where)}`, { method: "DELETE", path });
}

/** `inOrder`: the arguments in SQL. */
function calls(name: string, called: string, body: object, inOrder: string): Attempt {
  return refused(name, `select ${called}(${inOrder})`, { method: "POST", path: `/rpc/${called}`, body });
}

function readsOfDeleted({ id, slug }: RentalRow): Attempt[] {
  const read = (how: string, filter: string, condition: string) =>
    nothing(how, `select id from rentals where ${condition}`, { method: "GET", path: `/rentals?${filter}` });
  return [
    read("read a deleted rental by its id", `id=eq.${id}`, `id = ${id}`),
    read("read a deleted rental by its slug", `slug=eq.${slug}`, `slug = '${slug}'`),
    read("read all deleted rentals", "is_deleted=eq.true", "is_deleted"),
    read(
      "read deleted rentals by a filter that says or",
      `or=(is_deleted.is.true,id.eq.${id})`,
      `is_deleted or id = ${id}`,
    ),
    read(
      "read deleted rentals by a filter that says not",
      "is_deleted=not.is.false",
      "is_deleted is not false",
    ),
    read("count deleted rentals", "is_deleted=eq.true&select=id", "is_deleted group by id"),
  ];
}

const READS_OF_THE_SERVICES_OWN = [
  refused("read a table that is the service's own", "select * from not_for_visitors"),
  refused("read the passwords", "select rolname, rolpassword from pg_authid"),
  refused("read another schema", "select * from auth.users"),
  refused("read files of the server", "select pg_read_file('PG_VERSION')"),
];

const OF_PHOTOS = "storage.objects where bucket_id = 'photos'";
const ATTEMPTS_AT_PHOTOS = [
  nothing("list the photos", `select name from ${OF_PHOTOS}`),
  refused("add a photo", "insert into storage.objects (bucket_id, name) values ('photos', 'mine.webp')"),
  nothing(
    "replace a photo",
    "update storage.objects set name = 'mine.webp' where bucket_id = 'photos' returning name",
  ),
  nothing("delete a photo", `delete from ${OF_PHOTOS} returning name`),
];

/** What the collector keeps: other people's words and phone numbers, and the way in which it writes. */
function attemptsAtTheCollector(): Attempt[] {
  const batch = { run: "mine", posts: [], listings: [], duplicates: [], corrections: [] };
  const phone = "tel:+6281234567890";
  const days = { from_day: "2026-11-22", to_day: "2026-11-22", most: 5 };
  const visits = { day: "2026-11-23", kind: "view", query: "", visits: 9 };
  return [
    ...Object.keys(COLLECTED).map((table) => reads(table)),
    reads("rental_changes", "read which rentals changed and when"),
    deletes("hide that a rental changed", "rental_changes", ["rental_id", ">", 0]),
    replaces("take a listing down", "tombstones", "channel,message_id", { channel: "nobody", message_id: 1 }),
    replaces("say that a rental was removed", "rental_removals", "rental_id", { rental_id: 1 }),
    calls(
      "ask for posts by a phone number",
      "collector_context",
      { named: [], shared_contacts: [phone] },
      `'[]', '{${phone}}'`,
    ),
    calls("keep the collector out", "collector_take_lease", { run: "mine", seconds: 0 }, "'mine', 0"),
    ...Object.entries(COLLECTED_POSTS).map(([called, { channel, message_id }]) => {
      const removal = { ...batch, removed: [{ channel, message_id }] };
      const name = `write as the collector does by ${called}`;
      return calls(name, called, { batch: removal }, `'${JSON.stringify(removal)}'`);
    }),
    calls(
      "ask for all that names somebody",
      "collector_person",
      { of_contact: null, pattern: "." },
      "null, '.'",
    ),
    calls("let a removed contact come back", "collector_allow_contact", { of_hash: 1 }, "1"),
    calls("read the counts of visits", "visit_numbers", days, "'2026-11-22', '2026-11-22', 5"),
    inserts("set a count of visits", "visit_counts", visits),
    calls("ask for the answers of a language model", "collector_answers", { questions: ["x"] }, "'{x}'"),
  ];
}

function writesToPlaces(): Attempt[] {
  const place = { location_name: "nowhere", latitude: 0, longitude: 0, rental_count: 9 };
  const other = { ...place, location_name: "canggu" };
  const isCanggu: Condition = ["location_name", "=", "canggu"];
  return [
    inserts("insert a place", "geo_location", place),
    replaces("insert or replace a place", "geo_location", "location_name", other),
    changes("move a place", "geo_location", isCanggu, { latitude: 0 }),
    deletes("delete a place", "geo_location", isCanggu),
  ];
}

/** Each leaves behind what the next one needs when the owner makes it; what deletes comes last. */
function writesToRentals(live: RentalRow, deleted: RentalRow): Attempt[] {
  const own = { id: 900_001, title: "Mine", is_complete_listing: true, message_type: "rental" };
  const two = [900_002, 900_003].map((id) => ({ ...own, id }));
  const isLive: Condition = ["id", "=", live.id];
  const isAny: Condition = ["id", ">", 0];
  return [
    inserts("insert a rental", "rentals", own),
    inserts("insert rentals in bulk", "rentals", two),
    inserts("insert with an id of the service's own", "rentals", { title: "Mine" }),
    replaces("insert or replace", "rentals", "id", { ...own, id: live.id }),
    changes("change a rental", "rentals", isLive, { price_amount: 1 }),
    changes("change all rentals", "rentals", isAny, { title: "Mine" }),
    changes("bring back a deleted rental", "rentals", ["id", "=", deleted.id], { is_deleted: false }),
    refused("move the ids on", "select setval('rentals_id_seq', 1000000)"),
    refused("take an id", "select nextval('rentals_id_seq')"),
    refused("make a table", "create table mine (id int)"),
    refused("change a table", "alter table rentals disable row level security"),
    refused("remove a table", "drop table rentals"),
    refused("empty the table", "truncate rentals"),
    deletes("delete a rental", "rentals", isLive),
    deletes("delete all rentals", "rentals", isAny),
  ];
}

/** Every attempt, at a rental that is live and one that was deleted, in an order in which the owner can make them. */
export function attempts(live: RentalRow, deleted: RentalRow): Attempt[] {
  return [
    ...readsOfDeleted(deleted),
    ...READS_OF_THE_SERVICES_OWN,
    ...ATTEMPTS_AT_PHOTOS,
    ...attemptsAtTheCollector(),
    ...writesToPlaces(),
    ...writesToRentals(live, deleted),
  ];
}
