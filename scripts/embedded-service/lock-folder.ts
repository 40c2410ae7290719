import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";
import { LOCK, RUN_LOCK, readRunningService } from "./data-folder.ts";

/** What SQLite throws when another process has the lock (SQLITE_BUSY). */
const isBusy = z.object({ errcode: z.literal(5) });

// A handle that is collected as garbage gives its lock back.
const held = new Set<DatabaseSync>();

function unusable(folder: string, name: string, error: unknown): CliError {
  return new CliError(
    `${join(folder, name)} cannot be used as the lock of the folder (${messageOf(error)}). Remove it if nothing runs there, and see that this user may write to the folder; or name another folder.`,
  );
}

function openLock(folder: string, name: string): DatabaseSync {
  try {
    return new DatabaseSync(join(folder, name));
  } catch (error) {
    throw unusable(folder, name, error);
  }
}

/**
 * Locks a folder until `release` is called or this process ends, however it ends; null when another process has it. The
 * lock is SQLite's on an empty file: the system's own file locks, which Node.js has no call for.
 */
export function lockFolder(folder: string, name = LOCK): { release: () => void } | null {
  const lock = openLock(folder, name);
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (isBusy.safeParse(error).success) return null;
    throw unusable(folder, name, error);
  }
  held.add(lock);
  const release = () => {
    if (held.delete(lock)) lock.close();
  };
  return { release };
}

const PAUSE_MS = 200;
const TIMEOUT_MS = 30_000;

/**
 * The same, after waiting for a process that is starting or ending there; null when one has announced that it runs, or takes too
 * long.
 */
export async function lockWhenFree(folder: string): Promise<{ release: () => void } | null> {
  for (let waited = 0; ; waited += PAUSE_MS) {
    const lock = lockFolder(folder);
    if (lock !== null) return lock;
    if (waited >= TIMEOUT_MS || (await readRunningService(folder)) !== null) return null;
    await wait(PAUSE_MS);
  }
}

/** The same, however long another process has the lock; `onWait` is called before each pause with how many there were. */
export async function waitForLock(
  folder: string,
  name: string,
  onWait: (pauses: number) => void | Promise<void>,
): Promise<{ release: () => void }> {
  for (let pauses = 0; ; pauses += 1) {
    const lock = lockFolder(folder, name);
    if (lock !== null) return lock;
    await onWait(pauses);
    await wait(PAUSE_MS);
  }
}

/**
 * Has the runs of the collector in a folder come one after another: each opens the folder's data service, and would end it for the
 * others. Waits while another run is under way, which `onWait` is told of once.
 */
export function waitForRuns(folder: string, onWait: () => void): Promise<{ release: () => void }> {
  return waitForLock(folder, RUN_LOCK, (pauses) => {
    if (pauses === 0) onWait();
  });
}
