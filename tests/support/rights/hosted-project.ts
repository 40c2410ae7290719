import { readSchema } from "../../../scripts/embedded-service/migrate.ts";
import type { Listings } from "../../../scripts/import/row-schema.ts";
import { COLLECTED } from "./collected.ts";

/** Storage, of which a project has opened every bucket to everybody. */
const STORAGE = `
  create schema storage;
  create table storage.buckets (
    id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]
  );
  create table storage.objects (bucket_id text, name text);
  insert into storage.objects values ('photos', 'a.webp');
  alter table storage.objects enable row level security;
  grant usage on schema storage to anon, authenticated, service_role;
  grant all on all tables in schema storage to anon, authenticated, service_role;
  create policy everything_for_everybody on storage.objects for all using (true) with check (true);
`;

/**
 * What a hosted project has before its schema: its roles, and the habit of granting every new table and
 * function to all of them. One table is the service's own.
 */
const HOSTED_PROJECT = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  create schema auth;
  create table auth.users as select 1 as id;
  create table public.not_for_visitors as select 1 as id;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

/** Inserts rows of the same columns; the table's defaults hold for the others. */
function insertion(table: string, rows: readonly object[]): string {
  if (rows.length === 0) return "";
  const columns = Object.keys(rows[0] ?? {}).join();
  const json = JSON.stringify(rows);
  return `insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, $rows$${json}$rows$);`;
}

/** What brings an empty database to a hosted project with the schema, these rows, and some in every table of the collector. */
export async function hostedProject({ rentals, geo_location }: Listings): Promise<string> {
  return [
    HOSTED_PROJECT,
    STORAGE,
    ...(await readSchema()).files.map(({ sql }) => sql),
    insertion("geo_location", geo_location),
    insertion("rentals", rentals),
    ...Object.entries(COLLECTED).map(([table, rows]) => insertion(table, rows)),
  ].join("\n");
}
