import type { RentalRow } from "../../../supabase/demo/row.ts";

/** Something that a visitor must not be able to do, as a request with the anonymous key and as SQL. */
export type Attempt = {
  name: string;
  /** `refused`: an error. `nothing`: an answer that holds no row. */
  expected: "refused" | "nothing";
  rest: { method: string; path: string; body?: unknown; headers?: Record<string, string> };
  /** Null where only the REST interface could be asked for this. */
  sql: string | null;
};

const refused = (name: string, rest: Attempt["rest"], sql: string | null): Attempt => ({
  name,
  expected: "refused",
  rest,
  sql,
});

const nothing = (name: string, path: string, sql: string): Attempt => ({
  name,
  expected: "nothing",
  rest: { method: "GET", path },
  sql,
});

const MERGE = { prefer: "resolution=merge-duplicates" };

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
      { method: "POST", path: "/rentals", body: [own, { ...own, id: 900_002 }] },
      "insert into rentals (id, title) values (900001, 'Mine'), (900002, 'Mine')",
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
      "put a rental",
      { method: "PUT", path: at, body: { ...own, id: live.id } },
      `update rentals set title = 'Mine' where id = ${live.id}`,
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
    refused("delete a rental", { method: "DELETE", path: at }, `delete from rentals where id = ${live.id}`),
    refused("delete all rentals", { method: "DELETE", path: "/rentals?id=gt.0" }, "delete from rentals"),
    refused("empty the table", { method: "POST", path: "/rpc/truncate", body: {} }, "truncate rentals"),
    refused(
      "move the ids on",
      { method: "POST", path: "/rpc/setval", body: { regclass: "rentals_id_seq", bigint: 1 } },
      "select setval('rentals_id_seq', 1)",
    ),
    refused(
      "take an id",
      { method: "POST", path: "/rpc/nextval", body: { regclass: "rentals_id_seq" } },
      "select nextval('rentals_id_seq')",
    ),
    refused(
      "call the trigger's function",
      { method: "POST", path: "/rpc/rentals_keep_ids_ahead", body: {} },
      "select rentals_keep_ids_ahead()",
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
      "insert into geo_location (location_name) values ('canggu') on conflict do nothing",
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

function otherTables(): Attempt[] {
  const get = (path: string, schema?: string): Attempt["rest"] => ({
    method: "GET",
    path,
    ...(schema === undefined ? {} : { headers: { "accept-profile": schema } }),
  });
  return [
    refused("read a table that is the service's own", get("/not_for_visitors"), "select * from not_for_visitors"),
    refused("read the passwords", get("/pg_authid"), "select * from pg_authid"),
    refused("read the passwords in their schema", get("/pg_authid", "pg_catalog"), "select rolpassword from pg_authid"),
    refused("read another schema", get("/users", "auth"), "select * from auth.users"),
    refused(
      "make a table",
      { method: "POST", path: "/rpc/exec_sql", body: { sql: "create table mine ()" } },
      "create table mine (id int)",
    ),
    refused("change a table", { method: "POST", path: "/rpc/query", body: {} }, "alter table rentals disable row level security"),
    refused("remove a table", { method: "DELETE", path: "/" }, "drop table rentals"),
    refused("read files of the server", get("/rpc/pg_read_file?filename=PG_VERSION"), "select pg_read_file('PG_VERSION')"),
  ];
}

function deletedRows(deleted: RentalRow): Attempt[] {
  const { id, slug } = deleted;
  return [
    nothing("read a deleted rental by its id", `/rentals?id=eq.${id}`, `select * from rentals where id = ${id}`),
    nothing("read a deleted rental by its slug", `/rentals?slug=eq.${slug}`, `select * from rentals where slug = '${slug}'`),
    nothing("read all deleted rentals", "/rentals?is_deleted=eq.true", "select * from rentals where is_deleted"),
    nothing(
      "read deleted rentals by a filter that says or",
      `/rentals?or=(is_deleted.is.true,id.eq.${id})`,
      `select * from rentals where is_deleted or id = ${id}`,
    ),
    nothing(
      "read deleted rentals by a filter that says not",
      "/rentals?is_deleted=not.is.false",
      "select * from rentals where is_deleted is not false",
    ),
    nothing(
      "count deleted rentals",
      "/rentals?is_deleted=eq.true&select=id",
      "select id from rentals where is_deleted group by id having count(*) > 0",
    ),
  ];
}

/** Every attempt, at a rental that is live and one that was deleted. */
export function attempts(live: RentalRow, deleted: RentalRow): Attempt[] {
  return [...writesToRentals(live, deleted), ...writesToPlaces(), ...otherTables(), ...deletedRows(deleted)];
}
