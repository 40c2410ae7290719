import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { CliError, messageOf } from "../../lib/cli/cli-error.ts";
import { LOCK, RUN_LOCK, readRunningService } from "./data-folder.ts";

/** SQLITE_BUSY. */
const isBusy = z.object({ errcode: z.literal(5) });

/** Keeps handles referenced: a garbage-collected one releases its lock. */
const heldLocks = new Set<DatabaseSync>();

function lockError(folder: string, name: string, error: unknown): CliError {
  return new CliError(
    `${join(folder, name)} cannot be used as the lock of the folder (${messageOf(error)}). Remove it if nothing runs there, and see that this user may write to the folder; or name another folder.`,
  );
}

function openLock(folder: string, name: string): DatabaseSync {
  try {
    return new DatabaseSync(join(folder, name));
  } catch (error) {
    throw lockError(folder, name, error);
  }
}

/**
 * Locks a folder until `release` is called or this process ends, however it ends; null if another process has the lock. SQLite
 * on an empty file, because Node.js has no call for the system's file locks.
 */
export function lockFolder(folder: string, name = LOCK): { release: () => void } | null {
  const lock = openLock(folder, name);
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (isBusy.safeParse(error).success) return null;
    throw lockError(folder, name, error);
  }
  heldLocks.add(lock);
  const release = () => {
    if (heldLocks.delete(lock)) lock.close();
  };
  return { release };
}

const PAUSE_MS = 200;
const TIMEOUT_MS = 30_000;

/**
 * Locks a folder after waiting for a process that is starting or ending there; null if a running one has announced itself, or
 * the wait takes too long.
 */
export async function lockWhenFree(folder: string): Promise<{ release: () => void } | null> {
  for (let waited = 0; ; waited += PAUSE_MS) {
    const lock = lockFolder(folder);
    if (lock !== null) return lock;
    if (waited >= TIMEOUT_MS || (await readRunningService(folder)) !== null) return null;
    await wait(PAUSE_MS);
  }
}

/** Waits until no other run of the collector is under way in a folder: each would end the data service for the others. */
export async function waitForRuns(folder: string, onWait: () => void): Promise<{ release: () => void }> {
  for (let pauses = 0; ; pauses += 1) {
    const lock = lockFolder(folder, RUN_LOCK);
    if (lock !== null) return lock;
    if (pauses === 0) onWait();
    await wait(PAUSE_MS);
  }
}
