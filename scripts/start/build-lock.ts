import { randomUUID } from "node:crypto";
import { link, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
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

/** Makes the lock out of this process's own file, atomically. False when it exists. */
function takeLock(own: string, lock: string): Promise<boolean> {
  return link(own, lock).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "EEXIST") return false;
      throw error;
    },
  );
}

/** Waits until this process has the lock. */
async function waitForLock(own: string, lock: string): Promise<void> {
  for (let waitsFor = ""; !(await takeLock(own, lock)); ) {
    const holder = await readFile(lock, "utf8").catch(() => null);
    if (holder !== null && !isRunning(Number(holder))) await rm(lock, { force: true });
    else if (holder !== null && holder !== waitsFor) {
      waitsFor = holder;
      printLine(`waiting for the build of process ${holder}`);
    }
    await wait(POLL_MS);
  }
}

/** Runs `work` under an exclusive lock of this name across processes. The lock of a killed process is removed. */
export async function withBuildLock<Result>(
  root: string,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = join(root, USERS, `${name}.lock`);
  const own = `${lock}.${randomUUID()}`;
  await mkdir(join(root, USERS), { recursive: true });
  let isHeld = false;
  const release = async () => {
    await rm(own, { force: true });
    if (isHeld) await rm(lock, { force: true });
    isHeld = false;
  };
  onExit(release);
  try {
    await writeFile(own, `${process.pid}`);
    await waitForLock(own, lock);
    isHeld = true;
    await rm(own);
    return await work();
  } finally {
    await release();
  }
}

/** Marks the folder as used by this process until it exits. */
export async function markInUse(root: string, folder: string): Promise<void> {
  const note = join(root, USERS, `${folder}@${process.pid}`);
  await mkdir(join(root, USERS), { recursive: true });
  await writeFile(note, "");
  onExit(() => rm(note, { force: true }));
}

/** Ids of the running processes that use the folder. */
export async function processesUsing(root: string, folder: string): Promise<number[]> {
  const notes = await readdir(join(root, USERS)).catch(() => []);
  return notes
    .filter((note) => note.startsWith(`${folder}@`))
    .map((note) => Number(note.slice(folder.length + 1)))
    .filter(isRunning);
}
