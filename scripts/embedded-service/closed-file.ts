import { constants } from "node:fs";
import { access, readdir } from "node:fs/promises";
import { join } from "node:path";

async function isOpen(path: string): Promise<boolean> {
  return access(path, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );
}

/** What of a folder this user may not read or write, as after one run by another user (`sudo`); null where that is nothing. */
export async function closedFile(folder: string): Promise<string | null> {
  const paths = [folder];
  for (const path of paths) {
    if (!(await isOpen(path))) return path;
    const found = await readdir(path).catch(() => []);
    paths.push(...found.map((name) => join(path, name)));
  }
  return null;
}
