import type { PgliteConnection } from "@supabase/lite/pglite";
import { z } from "zod";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";
import type { Migration } from "./migrations.ts";

// A hosted project has these roles; a migration must not create them.
const ROLES = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
`;

// The table in which the Supabase CLI records applied migrations.
const HISTORY = `
  create schema supabase_migrations;
  create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
`;

const history = z.array(z.object({ version: z.string() }));

async function appliedVersions({ driver }: PgliteConnection): Promise<ReadonlySet<string>> {
  const { rows } = await driver.query("select to_regclass('supabase_migrations.schema_migrations') as found");
  if (z.tuple([z.object({ found: z.null() })]).safeParse(rows).success) await driver.exec(ROLES + HISTORY);
  const applied = await driver.query("select version from supabase_migrations.schema_migrations");
  return new Set(history.parse(applied.rows).map(({ version }) => version));
}

/**
 * Applies new migrations, each in a transaction. Throws a `CliError` if one fails, or if the database has migrations that this
 * version lacks.
 */
export async function migrate(database: PgliteConnection, migrations: readonly Migration[]): Promise<void> {
  const applied = await appliedVersions(database);
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...applied].filter((version) => !known.has(version));
  if (unknown.length > 0) {
    throw new CliError(
      `The data was written by a newer version of this project (migration ${unknown.join(", ")}). Update the project, or name another folder.`,
    );
  }
  for (const { name, version, sql } of migrations) {
    if (applied.has(version)) continue;
    const record = "insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)";
    const apply = database.driver.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(record, [version, name]);
    });
    await apply.catch((cause: unknown) => {
      throw new CliError(
        `supabase/migrations/${name} failed: ${messageOf(cause)}. The data are as before it: report this, and go on with the version of the project from before.`,
        { cause },
      );
    });
  }
}
