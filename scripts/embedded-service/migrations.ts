import { readdir, readFile } from "node:fs/promises";

const SUPABASE = new URL("../../supabase/", import.meta.url);

type SqlFile = { name: string; sql: string };
type Migration = SqlFile & { version: string };

/** What makes a database: the declared schema, whose files may run again over their own result, and what brings older ones to it. */
export type Schema = { files: readonly SqlFile[]; migrations: readonly Migration[] };

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
  return { files: await sqlFiles("schemas/"), migrations };
}
