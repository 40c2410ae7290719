import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { Schema } from "./migrations.ts";

const CACHE = new URL("../../node_modules/.cache/embedded-service/", import.meta.url);
const LITE = new URL("../../node_modules/@supabase/lite/package.json", import.meta.url);

/**
 * A new Postgres cluster with this schema: creating one takes seconds, loading one well under a second. The name changes
 * with the schema and with lite, which pins the engine's version.
 */
async function cacheFile(schema: Schema): Promise<URL> {
  const hash = createHash("sha256").update(await readFile(LITE));
  for (const { name, sql } of [...schema.files, ...schema.migrations]) hash.update(`\0${name}\0${sql}`);
  return new URL(`cluster-${hash.digest("hex").slice(0, 16)}.tar`, CACHE);
}

export async function readMigratedCluster(schema: Schema): Promise<Blob | null> {
  try {
    return new Blob([await readFile(await cacheFile(schema))]);
  } catch {
    return null;
  }
}

/** For a database without data. Replaces older clusters; the rename keeps readers from seeing half a file. */
export async function saveMigratedCluster(database: PgliteConnection, schema: Schema): Promise<void> {
  const file = await cacheFile(schema);
  const unfinished = new URL(`${file.pathname}.${process.pid}`, file);
  const dump = await database.driver.dumpDataDir("none");
  await mkdir(CACHE, { recursive: true });
  const others = (await readdir(CACHE)).filter((name) => name.endsWith(".tar"));
  await Promise.all(others.map((name) => rm(new URL(name, CACHE), { force: true })));
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
}

export async function deleteMigratedCluster(schema: Schema): Promise<void> {
  await rm(await cacheFile(schema), { force: true });
}
