import { constants, existsSync, mkdirSync, readdirSync } from "node:fs";
import { access, readdir, readFile, rename, rm, statfs, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";
import { SETTINGS_FILE } from "../../lib/settings/settings-path.ts";

/** The locks of a folder's data service, and of a run of the collector. */
export const LOCK = "lock";
export const RUN_LOCK = "run-lock";

/** A folder with one of these is a data folder: the settings may be there before the data. */
const OWN_FILES = [LOCK, RUN_LOCK, SETTINGS_FILE];

const runningService = z.object({
  /** Process id of the command that started the service. */
  pid: z.int(),
  url: z.url(),
  anonKey: z.string(),
  secretKey: z.string(),
});

/** Address and keys of the service that has a folder open, for other commands of the same user. */
export type RunningService = z.infer<typeof runningService>;

export const dataFolderPaths = (folder: string) => ({
  database: join(folder, "database"),
  photos: join(folder, "photos"),
  service: join(folder, "service.json"),
});

/** The absolute path of a data folder, created if it is missing. Throws a `CliError` for a folder with other files. */
export function dataFolder(path: string): string {
  const folder = resolve(path);
  try {
    // Readable to its owner only: it will hold other people's phone numbers.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const files = readdirSync(folder);
    if (files.length === 0 || OWN_FILES.some((name) => files.includes(name))) return folder;
  } catch (error) {
    throw new CliError(`${path} cannot be used as the data folder (${messageOf(error)}). Name another one.`);
  }
  throw new CliError(`${path} holds other files. Name a new or empty folder for the data.`);
}

export async function readRunningService(folder: string): Promise<RunningService | null> {
  try {
    const file = await readFile(dataFolderPaths(folder).service, "utf8");
    return runningService.parse(JSON.parse(file));
  } catch {
    // A damaged file counts as none: the lock tells whether a service runs.
    return null;
  }
}

/** Announces the service of this process, or removes the announcement for null. Only for the holder of the lock. */
export async function writeRunningService(folder: string, running: RunningService | null): Promise<void> {
  const { service } = dataFolderPaths(folder);
  if (running === null) return rm(service, { force: true });
  // The rename keeps readers from seeing half of it.
  await writeFile(`${service}.unfinished`, JSON.stringify(running), { mode: 0o600 });
  await rename(`${service}.unfinished`, service);
}

/** Null if the disk of the folder has so much room: by default for a log segment of Postgres or, in a new folder, for a database. */
export async function diskFull(
  folder: string,
  megabytes = existsSync(dataFolderPaths(folder).database) ? 16 : 48,
): Promise<CliError | null> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= megabytes * 1024 * 1024) return null;
  return new CliError(
    `The disk of ${folder} is full: less than ${megabytes} MB are free. Make room, then run the same command again.`,
  );
}

const systemError = z.object({ code: z.string().regex(/^(?:ERR_FS_)?E[A-Z]+$/), message: z.string() });

/** Null if `error` is none of a system call. */
export function unusableFolder(folder: string, error: unknown): CliError | null {
  const { data } = systemError.safeParse(error);
  if (!data) return null;
  return new CliError(
    `${folder} cannot be used as the data folder (${data.message}). Put right what is named there, or name another folder.`,
  );
}

export async function folderInUse(folder: string): Promise<CliError> {
  const running = await readRunningService(folder);
  const by = running === null ? "another process, which is starting or ending" : `process ${running.pid}`;
  return new CliError(`${folder} is in use by ${by}. End that one, then start again.`);
}

/** The first path of a folder that this user may not read or write, for example after a run with `sudo`; null if there is none. */
export async function inaccessibleFile(folder: string): Promise<string | null> {
  const paths = [folder];
  for (const path of paths) {
    try {
      await access(path, constants.R_OK | constants.W_OK);
    } catch {
      return path;
    }
    const found = await readdir(path).catch(() => []);
    paths.push(...found.map((name) => join(path, name)));
  }
  return null;
}
