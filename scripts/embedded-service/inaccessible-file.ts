import { constants } from "node:fs";
import { access, readdir } from "node:fs/promises";
import { join } from "node:path";

async function isAccessible(path: string): Promise<boolean> {
  return access(path, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );
}

/** The first path of a folder that this user may not read or write, for example after a run with `sudo`; null if there is none. */
export async function inaccessibleFile(folder: string): Promise<string | null> {
  const paths = [folder];
  for (const path of paths) {
    if (!(await isAccessible(path))) return path;
    const found = await readdir(path).catch(() => []);
    paths.push(...found.map((name) => join(path, name)));
  }
  return null;
}
