import { readdir, readFile } from "node:fs/promises";

const MIGRATIONS = new URL("../../supabase/migrations/", import.meta.url);

/** The SQL of every file in supabase/migrations, in the order in which the Supabase CLI applies them. */
export async function readMigrations(): Promise<{ name: string; sql: string }[]> {
  const names = (await readdir(MIGRATIONS)).filter((name) => /^\d{14}_.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, MIGRATIONS), "utf8") })),
  );
}
