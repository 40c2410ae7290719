import { mkdirSync, readdirSync, statSync } from "node:fs";
import { readFile, rename, rm, statfs, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";

/** Held by the data service of a folder. */
export const LOCK = "lock";
/** Held by a run of the collector. */
export const RUN_LOCK = "run-lock";

const runningService = z.object({
  /** Of the command that started it. */
  pid: z.int(),
  url: z.url(),
  anonKey: z.string(),
  secretKey: z.string(),
});

/** How the service that has a folder open can be reached, for other commands of the same user. */
export type RunningService = z.infer<typeof runningService>;

/** What a folder of `--data` holds. */
export const inDataFolder = (folder: string) => ({
  database: join(folder, "database"),
  photos: join(folder, "photos"),
  service: join(folder, "service.json"),
});

/** Makes a folder and its parents. Node.js's own recursive call never returns for /proc/foo. */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new CliError(`${folder} is a file, not a folder. Name a folder for the data.`);
  makeFolder(dirname(folder));
  try {
    // It will hold other people's phone numbers.
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another command that starts at the same time may have made it.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** The absolute path of a folder, made if it is missing. Throws a `CliError` for one that holds something else. */
export function dataFolder(path: string): string {
  const folder = resolve(path);
  try {
    makeFolder(folder);
    const files = readdirSync(folder);
    if (files.length === 0 || files.includes(LOCK) || files.includes(RUN_LOCK)) return folder;
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`${path} cannot be used as the data folder (${messageOf(error)}). Name another one.`);
  }
  throw new CliError(`${path} holds other files. Name a new or empty folder for the data.`);
}

/** The service that has announced that it has the folder open; null without one. */
export async function readRunningService(folder: string): Promise<RunningService | null> {
  try {
    const file = await readFile(inDataFolder(folder).service, "utf8");
    return runningService.parse(JSON.parse(file));
  } catch {
    // Also of a file that a full disk or another program has spoilt: the lock says whether a service runs.
    return null;
  }
}

/** Announces how to reach the service of this process; null while it does not run. Only for the holder of the lock. */
export async function writeRunningService(folder: string, running: RunningService | null): Promise<void> {
  const { service } = inDataFolder(folder);
  if (running === null) return rm(service, { force: true });
  // The secret key is in it. The rename keeps readers from seeing half a file.
  await writeFile(`${service}.unfinished`, JSON.stringify(running), { mode: 0o600 });
  await rename(`${service}.unfinished`, service);
}

/** Postgres writes its log in pieces of 16 MB, and begins with one. */
const MIN_ROOM = 16 * 1024 * 1024;

/** Why a folder could not be opened, where its disk is full; null where there is room. */
export async function diskFull(folder: string): Promise<CliError | null> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= MIN_ROOM) return null;
  return new CliError(`The disk of ${folder} is full. Make room, then run the same command again.`);
}

const systemError = z.object({ code: z.string().regex(/^(?:ERR_FS_)?E[A-Z]+$/), message: z.string() });

/** Why a folder could not be opened, where the system refuses what a data folder needs; null for any other error. */
export function unusableFolder(folder: string, error: unknown): CliError | null {
  const { data } = systemError.safeParse(error);
  if (!data) return null;
  return new CliError(
    `${folder} cannot be used as the data folder (${data.message}). Put right what is named there, or name another folder.`,
  );
}

/** Why a folder cannot be opened while another process has it. */
export async function folderInUse(folder: string): Promise<CliError> {
  const running = await readRunningService(folder);
  const by = running === null ? "another process, which is starting or ending" : `process ${running.pid}`;
  return new CliError(`${folder} is in use by ${by}. End that one, then start again.`);
}
