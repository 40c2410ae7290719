import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";
import type { EncodedFile, MediaFiles } from "./store-file.ts";

/** No key starts like this. A killed process may leave such folders behind (`removeUnfinished`). */
const UNFINISHED_PREFIX = ".unfinished-";

const diskFull = z.object({ code: z.literal("ENOSPC") });

function writeError(folder: string, error: unknown): CliError {
  return new CliError(
    diskFull.safeParse(error).success
      ? `The disk of ${folder} is full. Make room, then run the same command again.`
      : `A photo could not be written to ${folder}: ${String(error)}`,
  );
}

/** Removes what killed processes left in a folder of photos. Call it only while no other process writes there. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => name.startsWith(UNFINISHED_PREFIX));
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true });
}

/** A folder that the site serves at `/photos` (PHOTOS_FOLDER). */
export function folderFiles(folder: string): MediaFiles {
  async function put(key: string, files: readonly EncodedFile[]): Promise<void> {
    const unfinished = join(folder, `${UNFINISHED_PREFIX}${process.pid}-${key}`);
    try {
      await mkdir(unfinished, { recursive: true });
      for (const { name, bytes } of files) await writeFile(join(unfinished, name), bytes);
      await rm(join(folder, key), { recursive: true, force: true });
      await rename(unfinished, join(folder, key));
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
      throw writeError(folder, error);
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
