import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { waitForLock } from "../embedded-service/lock-folder.ts";
import { onExit } from "../lifetime.ts";
import { printLine } from "./steps.ts";

/** Records which process uses which build. Outside the builds, because a new build empties its folder. */
const USERS_FOLDER = ".next-users";

/** Whether a process with this id runs, whoever it belongs to. */
export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process belongs to another user, but it runs.
    return typeof error === "object" && error !== null && "code" in error && error.code === "EPERM";
  }
}

/** The lock is exclusive across processes, and released however its process ends. */
export async function withBuildLock<Result>(
  root: string,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(join(root, USERS_FOLDER), { recursive: true });
  let waitsFor = 0;
  const lock = await waitForLock(join(root, USERS_FOLDER), `${name}.build`, async () => {
    // The holder writes its note after taking the lock, so it may still be missing.
    const [holder = waitsFor] = await processesUsing(root, `${name}.build`);
    if (holder !== waitsFor) printLine(`waiting for the build of process ${holder}`);
    waitsFor = holder;
  });
  onExit(lock.release);
  const unmark = markInUse(root, `${name}.build`);
  try {
    return await work();
  } finally {
    unmark();
    lock.release();
  }
}

/** Notes that this process uses the folder, until it exits or calls the function returned. */
export function markInUse(root: string, folder: string): () => void {
  const note = join(root, USERS_FOLDER, `${folder}@${process.pid}`);
  const unmark = () => rmSync(note, { force: true });
  mkdirSync(join(root, USERS_FOLDER), { recursive: true });
  writeFileSync(note, "");
  onExit(unmark);
  return unmark;
}

export async function processesUsing(root: string, folder: string): Promise<number[]> {
  const notes = await readdir(join(root, USERS_FOLDER)).catch(() => []);
  return notes
    .filter((note) => note.startsWith(`${folder}@`))
    .map((note) => Number(note.slice(folder.length + 1)))
    .filter(isRunning);
}
