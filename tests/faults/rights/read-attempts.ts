import type { RentalRow } from "../../../supabase/demo/row.ts";

import { type Attempt, nothing, refused } from "./attempt.ts";

export function otherTables(): Attempt[] {
  const get = (path: string, schema?: string): Attempt["rest"] => ({
    method: "GET",
    path,
    ...(schema === undefined ? {} : { headers: { "accept-profile": schema } }),
  });
  return [
    refused(
      "read a table that is the service's own",
      get("/not_for_visitors"),
      "select * from not_for_visitors",
    ),
    refused("read the passwords", get("/pg_authid"), "select * from pg_authid"),
    refused(
      "read the passwords in their schema",
      get("/pg_authid", "pg_catalog"),
      "select rolpassword from pg_authid",
    ),
    refused("read another schema", get("/users", "auth"), "select * from auth.users"),
    refused(
      "make a table",
      { method: "POST", path: "/rpc/exec_sql", body: { sql: "create table mine ()" } },
      "create table mine (id int)",
    ),
    refused(
      "change a table",
      { method: "POST", path: "/rpc/query", body: {} },
      "alter table rentals disable row level security",
    ),
    refused("remove a table", { method: "DELETE", path: "/" }, "drop table rentals"),
    refused(
      "read files of the server",
      get("/rpc/pg_read_file?filename=PG_VERSION"),
      "select pg_read_file('PG_VERSION')",
    ),
  ];
}

export function deletedRows(deleted: RentalRow): Attempt[] {
  const { id, slug } = deleted;
  return [
    nothing(
      "read a deleted rental by its id",
      `/rentals?id=eq.${id}`,
      `select * from rentals where id = ${id}`,
    ),
    nothing(
      "read a deleted rental by its slug",
      `/rentals?slug=eq.${slug}`,
      `select * from rentals where slug = '${slug}'`,
    ),
    nothing(
      "read all deleted rentals",
      "/rentals?is_deleted=eq.true",
      "select * from rentals where is_deleted",
    ),
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
