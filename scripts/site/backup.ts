import { existsSync } from "node:fs";
import { cp, link, mkdir, readdir, rename, rm, statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { countOf } from "../../collector/store/call-function.ts";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { HEARTBEAT } from "../collect/heartbeat.ts";
import { dataFolderPaths, LOCK, RUN_LOCK } from "../embedded-service/data-folder.ts";
import { lockFolder } from "../embedded-service/lock-folder.ts";
import { copyDatabase, startEmbeddedService } from "../embedded-service.ts";
import { servedFolder } from "../environment.ts";
import { serviceClient } from "../service-client.ts";

/** How many backups are kept (docs/behaviour.md, O16). */
const KEPT_BACKUPS = 7;
/** The running database needs room, too. */
const MIN_FREE_MB = 512;

const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** The folder with the backups of a data folder: beside it, so that photos can share their bytes. */
export const backupsFolder = (data: string) => join(dirname(resolve(data)), "backups");

/** The names of the verified backups in a folder, newest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

/** The data folder of a command that must not create one. Throws a `CliError` if there is no database in it. */
export function existingDataFolder(flag: string | undefined): string {
  const path = servedFolder(flag);
  if (path === undefined)
    throw new CliError("There is no folder data beside the project. Name the data folder: --data FOLDER");
  if (existsSync(dataFolderPaths(path).database)) return resolve(path);
  throw new CliError(`${path} is no data folder: it has no database.`);
}

export async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}

/** What only the process that has a folder open may use, and the database, which that process copies. */
const NOT_LINKED: ReadonlySet<string> = new Set(
  [LOCK, RUN_LOCK].flatMap((lock) => [lock, `${lock}-journal`]).concat("database", "service.json", HEARTBEAT),
);

/**
 * Copies photos, settings and whatever else a data folder has beside its database. Files get a second name, which takes no
 * space: they are replaced, never written into, so a later change does not reach the copy.
 */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    // Photos whose folder is being written begin with a dot, other files end like this.
    const isUnfinished = entry.name.startsWith(".") || entry.name.endsWith(".unfinished");
    if (NOT_LINKED.has(entry.name) || isUnfinished) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFiles(source, target);
    // Not every file system has second names, and a photo may have been taken down meanwhile.
    else
      await link(source, target)
        .catch(() => cp(source, target))
        .catch((error: unknown) => {
          if (existsSync(source)) throw error;
        });
  }
}

/** "240 listings, 263 posts", from a data service that is started on the folder: the proof that its copy can be opened. */
async function contentsOf(folder: string): Promise<string> {
  const service = await startEmbeddedService(folder);
  const client = serviceClient(service.url, service.secretKey);
  const count = async (table: string) =>
    countOf(`to count ${table}`, await client.from(table).select("*", { count: "exact", head: true }));
  try {
    const [rentals, posts] = [await count("rentals"), await count("posts")];
    return `${counted(rentals, "listing")}, ${counted(posts, "post")}`;
  } finally {
    await service.close();
  }
}

/** Fills a folder beside a new one, opens it to verify it, and only then gives it the name. Returns what is in it. */
async function verified(to: string, fill: (unfinished: string) => Promise<void>): Promise<string> {
  const unfinished = join(dirname(to), ".unfinished");
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const full = new CliError(
    `The disk of ${dirname(to)} is full: less than ${MIN_FREE_MB} MB are free. Make room, then run the same command again.`,
  );
  try {
    if ((await freeMegabytes(unfinished)) < MIN_FREE_MB) throw full;
    await fill(unfinished);
    const contents = await contentsOf(unfinished);
    await rename(unfinished, to);
    return contents;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw messageOf(error).includes("ENOSPC") ? full : error;
  }
}

/** Copies a data folder, also while its site runs or a collector writes. */
export const copyDataFolder = (data: string, to: string): Promise<string> =>
  verified(to, async (unfinished) => {
    // The database first: photos are stored before the rows that show them, and deleted after those.
    await copyDatabase(data, unfinished);
    await linkFiles(data, unfinished);
  });

/** Makes a backup, and deletes older ones only once it is verified (docs/behaviour.md, O16). */
export async function backup(data: string): Promise<void> {
  const folder = backupsFolder(data);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  if (lock === null) throw new CliError(`Another backup into ${folder} is under way.`);
  const path = join(folder, `${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z`);
  const contents = await copyDataFolder(data, path);
  for (const name of (await backupsIn(folder)).slice(KEPT_BACKUPS))
    await rm(join(folder, name), { recursive: true, force: true });
  console.log(`${path}: ${contents}, opened and read`);
  lock.release();
}

/** Copies a backup into a new data folder; undefined takes the newest. Throws a `CliError` rather than overwrite anything. */
export async function restore(
  name: string | undefined,
  data: string,
  from = backupsFolder(data),
): Promise<void> {
  if ((await readdir(data).catch(() => [])).length > 0)
    throw new CliError(`${data} is not empty. Move it away, or name a new folder.`);
  const names = await backupsIn(from);
  const chosen = name ?? names[0];
  if (chosen === undefined || !names.includes(chosen))
    throw new CliError(`${from} holds ${names.join(", ") || "no backup"}. Name one of its backups.`);
  const contents = await verified(resolve(data), (unfinished) =>
    cp(join(from, chosen), unfinished, { recursive: true, preserveTimestamps: true }),
  );
  console.log(
    `${data}: ${contents} of ${chosen}. Repeat what you have taken down since: npm run collect -- remove ...\nSearches that users of the bot have deleted since are back as well.`,
  );
}
