import { readdir, readFile } from "node:fs/promises";

const MIGRATIONS = new URL("../../supabase/migrations/", import.meta.url);

export interface Migration {
  name: string;
  version: string;
  sql: string;
}

/** All migrations, in the order in which the Supabase CLI applies them. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS)).filter((name) => /^\d{14}_.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      version: name.slice(0, 14),
      sql: await readFile(new URL(name, MIGRATIONS), "utf8"),
    })),
  );
}
