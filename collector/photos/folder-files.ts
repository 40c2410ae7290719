import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";
import type { MadeFile, MediaFiles } from "./media-files.ts";

/** Begins no key, and is left behind only by a process that was killed (`removeUnfinished`). */
const UNFINISHED = ".unfinished-";

const fullDisk = z.object({ code: z.literal("ENOSPC") });

function refused(folder: string, error: unknown): CliError {
  return new CliError(
    fullDisk.safeParse(error).success
      ? `The disk of ${folder} is full. Make room, then run the same command again.`
      : `A photo could not be written to ${folder}: ${String(error)}`,
  );
}

/** Removes what processes that were killed have left in a folder of photos. Only while no other process writes there. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => name.startsWith(UNFINISHED));
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true });
}

/** A folder that the site serves at `/photos` (PHOTOS_FOLDER). */
export function folderFiles(folder: string): MediaFiles {
  async function put(key: string, files: readonly MadeFile[]): Promise<void> {
    const unfinished = join(folder, `${UNFINISHED}${process.pid}-${key}`);
    try {
      await mkdir(unfinished, { recursive: true });
      for (const { name, bytes } of files) await writeFile(join(unfinished, name), bytes);
      await rm(join(folder, key), { recursive: true, force: true });
      await rename(unfinished, join(folder, key));
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
      throw refused(folder, error);
    }
  }
  return {
    urlOf: (key, name) => `/photos/${key}/${name}`,
    has: async (key, name) => existsSync(join(folder, key, name)),
    read: (key, name) => readFile(join(folder, key, name)).catch(() => null),
    put,
    remove: async (keys) => {
      for (const key of keys) await rm(join(folder, key), { recursive: true, force: true });
    },
  };
}
