import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { lockFolder } from "../embedded-service/lock-folder.ts";
import { onExit } from "../lifetime.ts";
import { printLine } from "./steps.ts";

/** Records which process uses which build. Kept outside the builds, because a new build empties its folder. */
const USERS = ".next-users";
const POLL_MS = 200;

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process belongs to another user, but it runs.
    return typeof error === "object" && error !== null && "code" in error && error.code === "EPERM";
  }
}

/** Waits until this process has the lock. */
async function waitForLock(root: string, name: string): Promise<{ release: () => void }> {
  mkdirSync(join(root, USERS), { recursive: true });
  for (let waitsFor = 0; ; await wait(POLL_MS)) {
    const lock = lockFolder(join(root, USERS), name);
    if (lock !== null) return lock;
    // The holder's note follows its lock.
    const [holder = waitsFor] = await processesUsing(root, name);
    if (holder !== waitsFor) printLine(`waiting for the build of process ${holder}`);
    waitsFor = holder;
  }
}

/** Runs `work` under an exclusive lock of this name across processes, which is free again however its process ends. */
export async function withBuildLock<Result>(
  root: string,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = await waitForLock(root, `${name}.build`);
  onExit(lock.release);
  const unmark = markInUse(root, `${name}.build`);
  try {
    return await work();
  } finally {
    unmark();
    lock.release();
  }
}

/** Marks the folder as used by this process until it exits. Returns how to take the mark away before. */
export function markInUse(root: string, folder: string): () => void {
  const note = join(root, USERS, `${folder}@${process.pid}`);
  const unmark = () => rmSync(note, { force: true });
  mkdirSync(join(root, USERS), { recursive: true });
  writeFileSync(note, "");
  onExit(unmark);
  return unmark;
}

/** Ids of the running processes that use the folder. */
export async function processesUsing(root: string, folder: string): Promise<number[]> {
  const notes = await readdir(join(root, USERS)).catch(() => []);
  return notes
    .filter((note) => note.startsWith(`${folder}@`))
    .map((note) => Number(note.slice(folder.length + 1)))
    .filter(isRunning);
}
