import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { waitForLock } from "../embedded-service/lock-folder.ts";
import { onExit } from "../lifetime.ts";
import { printLine } from "./steps.ts";

/** Records which process uses which build. Kept outside the builds, because a new build empties its folder. */
const USERS = ".next-users";

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process belongs to another user, but it runs.
    return typeof error === "object" && error !== null && "code" in error && error.code === "EPERM";
  }
}

/** Runs `work` under an exclusive lock of this name across processes, which is free again however its process ends. */
export async function withBuildLock<Result>(
  root: string,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(join(root, USERS), { recursive: true });
  let waitsFor = 0;
  const lock = await waitForLock(join(root, USERS), `${name}.build`, async () => {
    // The holder's note follows its lock.
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
