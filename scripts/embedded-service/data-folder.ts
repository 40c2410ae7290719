import { mkdirSync, readdirSync, statSync } from "node:fs";
import { readFile, rename, rm, statfs, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";

const LOCK = "lock";
/** What SQLite throws when another process has the lock (SQLITE_BUSY). */
const isBusy = z.object({ errcode: z.literal(5) });

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

/** Makes a folder and those on the way to it. Node.js's own recursive call never returns for /proc/foo. */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new CliError(`${folder} is a file, not a folder. Name a folder for the data.`);
  makeFolder(dirname(folder));
  // It will hold other people's phone numbers.
  mkdirSync(folder, { mode: 0o700 });
}

/** The absolute path of a folder, made if it is missing. Throws a `CliError` for one that holds something else. */
export function dataFolder(path: string): string {
  const folder = resolve(path);
  try {
    makeFolder(folder);
    const files = readdirSync(folder);
    if (files.length === 0 || files.includes(LOCK)) return folder;
  } catch (error) {
    if (error instanceof CliError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(`${path} cannot be used as the data folder (${reason}). Name another one.`);
  }
  throw new CliError(`${path} holds other files. Name a new or empty folder for the data.`);
}

// A handle that is collected as garbage gives its lock back.
const held = new Set<DatabaseSync>();

function openLock(folder: string): DatabaseSync {
  try {
    return new DatabaseSync(join(folder, LOCK));
  } catch (error) {
    throw new CliError(`${folder} cannot be written: ${String(error)}`);
  }
}

/**
 * Locks a folder until `release` is called or this process ends, however it ends; null when another process has it. The
 * lock is SQLite's on an empty file: the system's own file locks, which Node.js has no call for.
 */
export function lockFolder(folder: string): { release: () => void } | null {
  const lock = openLock(folder);
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (isBusy.safeParse(error).success) return null;
    throw new CliError(`${folder} cannot be locked: ${String(error)}`);
  }
  held.add(lock);
  const release = () => {
    held.delete(lock);
    lock.close();
  };
  return { release };
}

/** The service that has the folder open, as far as it has said so; null otherwise. */
export async function readRunningService(folder: string): Promise<RunningService | null> {
  const file = await readFile(inDataFolder(folder).service, "utf8").catch(() => "null");
  return runningService.safeParse(JSON.parse(file)).data ?? null;
}

/** Says how to reach the service that this process runs; null when it does not run yet. Only for who holds the lock. */
export async function tellRunningService(folder: string, running: RunningService | null): Promise<void> {
  const { service } = inDataFolder(folder);
  if (running === null) return rm(service, { force: true });
  // The secret key is in it. The rename keeps readers from seeing half a file.
  await writeFile(`${service}.unfinished`, JSON.stringify(running), { mode: 0o600 });
  await rename(`${service}.unfinished`, service);
}

/** Postgres writes its log in pieces of 16 MB, and begins with one. */
const LEAST_ROOM = 16 * 1024 * 1024;

/** Why a folder could not be opened, where its disk is full; null where there is room. */
export async function diskFull(folder: string): Promise<CliError | null> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= LEAST_ROOM) return null;
  return new CliError(`The disk of ${folder} is full. Make room, then run the same command again.`);
}

/** Why a folder cannot be opened while another process has it. */
export async function folderInUse(folder: string): Promise<CliError> {
  const running = await readRunningService(folder);
  const by = running === null ? "another process, which is starting" : `process ${running.pid}`;
  return new CliError(`${folder} is in use by ${by}. End that one, then start again.`);
}
