import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { openDatabase } from "../embedded-service/database.ts";
import { copyDatabase } from "../embedded-service.ts";
import { onExit } from "../lifetime.ts";

/** The tables with their columns, but for generated ones, and the sequences with their next values. */
const TABLES = `select c.relname as name, string_agg(quote_ident(a.attname), ',' order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by c.relname`;
const SEQUENCES = `select format('select setval(%L, %s);', schemaname || '.' || sequencename, last_value) as sql
  from pg_sequences where schemaname = 'public' and last_value is not null`;
const tables = z.array(z.object({ name: z.string(), columns: z.string() }));
const sequences = z.array(z.object({ sql: z.string() }));

/** As in a restore of pg_dump: no trigger runs, because what triggers have written is among the rows. */
const BEGIN = `begin;
do $$ begin
  if exists (select from public.rentals) or exists (select from public.posts) then
    raise exception 'This database has listings or posts already. Nothing was written: name an empty one.';
  end if;
end $$;
set local session_replication_role = replica;
`;

/** Writes all rows of a data folder as a file for psql, also while its site runs (docs/operations.md). Returns how many tables. */
export async function exportFolder(data: string, file: string): Promise<number> {
  const copy = await mkdtemp(join(tmpdir(), "export-"));
  onExit(() => rm(copy, { recursive: true, force: true }));
  await copyDatabase(data, copy);
  const database = await openDatabase(copy);
  const { driver } = database;
  const found = tables.parse((await driver.query(TABLES)).rows);
  async function* statements(): AsyncGenerator<string> {
    yield BEGIN;
    yield `truncate ${found.map(({ name }) => `public.${name}`).join(", ")};\n`;
    for (const { name, columns } of found) {
      yield `copy public.${name} (${columns}) from stdin;\n`;
      const { blob } = await driver.query(`copy public.${name} (${columns}) to '/dev/blob'`);
      yield `${(await blob?.text()) ?? ""}\\.\n`;
    }
    for (const { sql } of sequences.parse((await driver.query(SEQUENCES)).rows)) yield `${sql}\n`;
    yield "commit;\n";
  }
  // It holds phone numbers.
  await pipeline(statements, createWriteStream(file, { mode: 0o600 }));
  await database.close();
  return found.length;
}
