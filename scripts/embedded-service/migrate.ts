import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { z } from "zod";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";

const SUPABASE = new URL("../../supabase/", import.meta.url);

type SqlFile = { name: string; sql: string };
type Migration = SqlFile & { version: string };

/** What makes a database: the declared schema, whose files may run again over their own result, and what brings older ones to it. */
export type Schema = { files: readonly SqlFile[]; migrations: readonly Migration[]; hash: string };

async function sqlFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(new URL(folder, SUPABASE))).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => ({
      name: `supabase/${folder}${name}`,
      sql: await readFile(new URL(`${folder}${name}`, SUPABASE), "utf8"),
    })),
  );
}

const VERSION = /\d{14}(?=_)/;

/** All files in their order, which is that of the Supabase CLI. */
export async function readSchema(): Promise<Schema> {
  const migrations = (await sqlFiles("migrations/")).flatMap((file) => {
    const version = VERSION.exec(file.name)?.[0];
    return version === undefined ? [] : [{ ...file, version }];
  });
  const files = await sqlFiles("schemas/");
  const hash = createHash("sha256");
  for (const { name, sql } of [...files, ...migrations]) hash.update(`\0${name}\0${sql}`);
  return { files, migrations, hash: hash.digest("hex") };
}

// A hosted project has these roles; the schema must not create them.
const ROLES = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
`;

// The table in which the Supabase CLI records applied migrations.
export const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
`;

/** The last migration of version 0.1, whose schema the first one of today takes over. */
const TAKEN_OVER = "20261129440301_skipped_updates";
const LAST_OF_OLD = TAKEN_OVER.slice(0, 14);

const history = z.array(z.object({ version: z.string() }));

/** Null in a new database. */
async function appliedVersions({ driver }: PgliteConnection): Promise<ReadonlySet<string> | null> {
  const { rows } = await driver.query("select to_regclass('supabase_migrations.schema_migrations') as found");
  if (z.tuple([z.object({ found: z.null() })]).safeParse(rows).success) return null;
  const applied = await driver.query("select version from supabase_migrations.schema_migrations");
  return new Set(history.parse(applied.rows).map(({ version }) => version));
}

const hashes = z.tuple([z.object({ hash: z.string().nullable() })]);

/** The hash of the schema that a database has; null in one of an earlier release. */
async function hashOf({ driver }: PgliteConnection): Promise<string | null> {
  const read = "select obj_description('supabase_migrations'::regnamespace, 'pg_namespace') as hash";
  return hashes.parse((await driver.query(read)).rows)[0].hash;
}

/**
 * Brings a database to the schema, whole or not at all; a function that changed needs no migration. Throws a `CliError` if that fails, if
 * the database is of a version before 0.1's last migration, or if it has migrations that this version lacks.
 */
export async function migrate(
  database: PgliteConnection,
  { files, migrations, hash }: Schema,
): Promise<void> {
  const applied = await appliedVersions(database);
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...(applied ?? [])].filter((version) => version > LAST_OF_OLD && !known.has(version));
  if (unknown.length > 0) {
    throw new CliError(
      `The data was written by a newer version of this project (migration ${unknown.join(", ")}). Update the project, or name another folder.`,
    );
  }
  if (applied && ![LAST_OF_OLD, ...known].some((version) => applied.has(version))) {
    throw new CliError(
      `The data was written by an older version of this project. Open it once with version 0.1 (git checkout "$(git rev-list -1 HEAD -- supabase/migrations/${TAKEN_OVER}.sql)^"), then with this one.`,
    );
  }
  const added = migrations.filter(({ version }) => !applied?.has(version));
  if (applied && (await hashOf(database)) === hash) return;
  let current = "";
  const run = database.driver.transaction(async (transaction) => {
    if (applied === null) await transaction.exec(ROLES + HISTORY);
    for (const { name, sql } of [...(applied ? added : []), ...files]) {
      current = name;
      await transaction.exec(sql);
    }
    const record = "insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)";
    for (const { name, version } of added) await transaction.query(record, [version, name]);
    await transaction.exec(`comment on schema supabase_migrations is '${hash}'`);
  });
  await run.catch((cause: unknown) => {
    throw new CliError(
      `${current} failed: ${messageOf(cause)}. The data are as before it: report this, and go on with the version of the project from before.`,
      { cause },
    );
  });
}
