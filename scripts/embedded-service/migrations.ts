import { readdir, readFile } from "node:fs/promises";

const MIGRATIONS = new URL("../../supabase/migrations/", import.meta.url);

export interface Migration {
  /** Of the file. */
  name: string;
  /** The time that the name begins with. */
  version: string;
  sql: string;
}

/** The SQL of every file in supabase/migrations, in the order in which the Supabase CLI applies them. */
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
