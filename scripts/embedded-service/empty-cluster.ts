import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import type { PgliteConnection } from "@supabase/lite/pglite";

const CACHE = new URL("../../node_modules/.cache/embedded-service/", import.meta.url);
const LITE = new URL("../../node_modules/@supabase/lite/package.json", import.meta.url);

/**
 * The file that keeps a copy of a freshly initialised, empty Postgres cluster: making one takes seconds, loading one
 * well under a second. Its name changes with the engine's version, which lite pins.
 */
async function cacheFile(): Promise<URL> {
  const version = createHash("sha256")
    .update(await readFile(LITE))
    .digest("hex")
    .slice(0, 16);
  return new URL(`cluster-${version}.tar`, CACHE);
}

/** The kept cluster, or null when there is none yet. */
export async function readEmptyCluster(): Promise<Blob | null> {
  try {
    return new Blob([await readFile(await cacheFile())]);
  } catch {
    return null;
  }
}

/** Keeps the cluster of a database in which nothing has been created yet. The rename makes a half-written file impossible. */
export async function keepEmptyCluster(database: PgliteConnection): Promise<void> {
  const file = await cacheFile();
  const unfinished = new URL(`${file.pathname}.${process.pid}`, file);
  const dump = await database.driver.dumpDataDir("none");
  await mkdir(CACHE, { recursive: true });
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
}

export async function forgetEmptyCluster(): Promise<void> {
  await rm(await cacheFile(), { force: true });
}
