import { cp, link, mkdir, readdir, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { HEARTBEAT } from "../collect/heartbeat.ts";
import { COPY_PATH } from "../embedded-service/copy-database.ts";
import { dataFolderPaths, LOCK, RUN_LOCK } from "../embedded-service/data-folder.ts";
import { openDataFolder, startEmbeddedService } from "../embedded-service.ts";
import { onExit } from "../lifetime.ts";
import { serviceClient } from "../service-client.ts";

/** Space for the log that Postgres begins when the copy is opened, and for the photos of a small site. */
const SPARE_BYTES = 64 * 1024 * 1024;

/** What only the process that has a folder open may use, and the database, which that process copies. */
const NOT_COPIED: ReadonlySet<string> = new Set(
  [LOCK, RUN_LOCK].flatMap((lock) => [lock, `${lock}-journal`]).concat("database", "service.json", HEARTBEAT),
);
/** Photos whose folder is being written begin with a dot, other files end like this. */
const isUnfinished = (name: string) => name.startsWith(".") || name.endsWith(".unfinished");

/**
 * Copies photos, settings and whatever else a data folder has beside its database. Files get a second name, which takes no
 * space: they are replaced, never written into, so a later change does not reach the copy.
 */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (NOT_COPIED.has(entry.name) || isUnfinished(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFiles(source, target);
    // A photo may have been taken down meanwhile, and not every file system has second names.
    else await link(source, target).catch(() => cp(source, target).catch(ignoreMissing));
  }
}

const missing = z.object({ code: z.literal("ENOENT") });

function ignoreMissing(error: unknown): void {
  if (!missing.safeParse(error).success) throw error;
}

/** The bytes of the files below a folder. */
export async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => stat(join(parentPath, name)).then(({ size }) => size, ignoreMissing));
  return (await Promise.all(sizes)).reduce<number>((sum, size) => sum + (size ?? 0), 0);
}

/** Throws a `CliError` where a copy of the database would fill the disk: the running database needs room, too. */
async function checkRoom(data: string, to: string): Promise<void> {
  const { bavail, bsize } = await statfs(to);
  const needed = (await bytesIn(dataFolderPaths(data).database)) + SPARE_BYTES;
  if (bavail * bsize < needed) throw diskFull(to);
}

const diskFull = (to: string) =>
  new CliError(`The disk of ${to} is full. Make room, then run the same command again.`);

const refusal = z.object({ problem: z.string() });

/** Copies the database of a folder, also while its site runs: its data service does it, between two requests. */
export async function copyDatabase(data: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await checkRoom(data, to);
  // A folder without a lock file is not recognised as a data folder.
  await writeFile(join(to, LOCK), "");
  const service = await openDataFolder(data);
  try {
    const request = { method: "POST", headers: { apikey: service.secretKey }, body: JSON.stringify({ to }) };
    const answer = await fetch(`${service.url}${COPY_PATH}`, request);
    if (answer.ok) return;
    const said = refusal.safeParse(await answer.json().catch(() => null)).data?.problem;
    throw new CliError(`The database cannot be copied: ${said ?? `status ${answer.status}`}`);
  } finally {
    await service.close();
  }
}

/** "240 listings, 263 posts", from a data service that is started on the folder: the proof that its copy can be opened. */
async function contentsOf(folder: string): Promise<string> {
  const service = await startEmbeddedService(folder);
  const client = serviceClient(service.url, service.secretKey);
  try {
    const counts = ["rentals", "posts"].map(async (table) => {
      const { count, error } = await client.from(table).select("*", { count: "exact", head: true });
      if (error) throw new CliError(`${table} cannot be read: ${error.message}`);
      return count ?? 0;
    });
    const [rentals = 0, posts = 0] = await Promise.all(counts);
    return `${counted(rentals, "listing")}, ${counted(posts, "post")}`;
  } finally {
    await service.close();
  }
}

/** Fills a new folder, opens it to verify it, and says what is in it. Removes what it has begun if that fails. */
async function verified(to: string, fill: () => Promise<void>): Promise<string> {
  const unregister = onExit(() => rm(to, { recursive: true, force: true }));
  try {
    await fill();
    return await contentsOf(to);
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw messageOf(error).includes("ENOSPC") ? diskFull(to) : error;
  } finally {
    unregister();
  }
}

/** Copies a data folder, also while its site runs or a collector writes. */
export const copyDataFolder = (data: string, to: string): Promise<string> =>
  verified(to, async () => {
    // The database first: photos are stored before the rows that show them, and deleted after those.
    await copyDatabase(data, to);
    await linkFiles(data, to);
  });

/** Copies a folder that no process has open, such as a backup, and leaves it as it is. */
export const copyClosedFolder = (data: string, to: string): Promise<string> =>
  verified(to, async () => {
    await mkdir(to, { recursive: true, mode: 0o700 });
    await checkRoom(data, to);
    await cp(data, to, { recursive: true, preserveTimestamps: true });
  });
