import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { CliError } from "../../lib/cli/cli-error.ts";
import { dataFolderPaths, diskFull, inaccessibleFile } from "./data-folder.ts";
import { migrate, readSchema, type Schema } from "./migrate.ts";

const CACHE = new URL("../../node_modules/.cache/embedded-service/", import.meta.url);
const LITE = new URL("../../node_modules/@supabase/lite/package.json", import.meta.url);

/**
 * A new Postgres cluster with this schema: creating one takes seconds, loading one well under a second. The name changes
 * with the schema and with lite, which pins the engine's version.
 */
async function cacheFile(schema: Schema): Promise<URL> {
  const hash = createHash("sha256")
    .update(await readFile(LITE))
    .update(schema.hash);
  return new URL(`cluster-${hash.digest("hex").slice(0, 16)}.tar`, CACHE);
}

async function readMigratedCluster(schema: Schema): Promise<Blob | null> {
  try {
    return new Blob([await readFile(await cacheFile(schema))]);
  } catch {
    return null;
  }
}

/** For a database without data. Replaces older clusters; the rename keeps readers from seeing half a file. */
async function saveMigratedCluster(database: PgliteConnection, schema: Schema): Promise<void> {
  const file = await cacheFile(schema);
  const unfinished = new URL(`${file.pathname}.${process.pid}`, file);
  const dump = await database.driver.dumpDataDir("none");
  await mkdir(CACHE, { recursive: true });
  const others = (await readdir(CACHE)).filter((name) => name.endsWith(".tar"));
  await Promise.all(others.map((name) => rm(new URL(name, CACHE), { force: true })));
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
}

async function connect(url: string, cluster: Blob | null): Promise<PgliteConnection> {
  const pgliteOptions = cluster ? { loadDataDir: cluster } : {};
  const database = await createPgliteConnection({ url, pgliteOptions });
  await database.driver.waitReady;
  return database;
}

async function createDatabase(url: string, schema: Schema): Promise<PgliteConnection> {
  const cluster = await readMigratedCluster(schema);
  if (cluster) return connect(url, cluster);
  const database = await connect(url, null);
  await migrate(database, schema);
  await saveMigratedCluster(database, schema);
  return database;
}

/** Creates the database under another name and renames it, so that an unfinished one is never opened. */
async function createOnDisk(folder: string, path: string, schema: Schema): Promise<void> {
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  // Without room, creating it fails only after half a minute.
  const full = await diskFull(folder);
  if (full) throw full;
  const database = await createDatabase(`file://${unfinished}`, schema);
  await database.close();
  await rename(unfinished, path);
}

async function openOnDisk(folder: string, schema: Schema): Promise<PgliteConnection> {
  const path = dataFolderPaths(folder).database;
  if (!existsSync(path)) await createOnDisk(folder, path, schema);
  const database = await connect(`file://${path}`, null).catch(async (cause: unknown) => {
    const closed = await inaccessibleFile(path);
    throw new CliError(
      closed === null
        ? `${path} cannot be opened as a database. Restore it from a copy, or name another folder.`
        : `${closed} cannot be read and written by this user. Give it the whole folder (sudo chown -R USER FOLDER), or run the command as the user who has it.`,
      { cause },
    );
  });
  await migrate(database, schema);
  // Only one process opens a folder at a time, so a lease that is still held belongs to a killed run.
  await database.driver.exec("delete from public.collector_lease");
  return database;
}

/** Opens the database of a data folder or, for null, one in memory. Only for the holder of the lock: two processes would destroy it. */
export async function openDatabase(folder: string | null = null): Promise<PgliteConnection> {
  const schema = await readSchema();
  if (folder === null) return createDatabase("memory://", schema);
  return openOnDisk(folder, schema);
}
