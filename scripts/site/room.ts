import { readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { CliError } from "../../lib/cli/cli-error.ts";
import { dataFolderPaths } from "../embedded-service/data-folder.ts";

const MEGABYTE = 1024 * 1024;
/** Space for the log that Postgres begins when the copy is opened, and for the photos of a small site. */
const SPARE_BYTES = 64 * MEGABYTE;

/** Why a copy does not fit on its disk; null if it does. */
export function roomProblem(to: string, needed: number, free: number): string | null {
  if (free >= needed) return null;
  const [neededMb, freeMb] = [Math.ceil(needed / MEGABYTE), Math.floor(free / MEGABYTE)];
  return `The disk of ${to} is full: a copy of the data takes ${neededMb} MB, ${freeMb} MB are free. Make room, then run the same command again.`;
}

export async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map((file) =>
    stat(join(file.parentPath, file.name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Throws a `CliError` where a copy of the database does not fit on the disk of this folder. */
export async function checkRoom(data: string, to: string): Promise<void> {
  const { bavail, bsize } = await statfs(to);
  const needed = (await bytesIn(dataFolderPaths(data).database)) + SPARE_BYTES;
  const problem = roomProblem(to, needed, bavail * bsize);
  if (problem !== null) throw new CliError(problem);
}
