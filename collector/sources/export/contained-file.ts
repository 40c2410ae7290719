import { realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";

function isOutside(path: string): boolean {
  return path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path);
}

const MISSING = { path: null, problem: "missing from the folder of the export" };
const OUTSIDE = { path: null, problem: "outside of the folder of the export, by its name or by a link" };

/**
 * Resolves a relative path that an export names. A path that leads out of the folder, directly or by a symbolic link, is
 * refused: exports are not trusted.
 */
export async function containedFile(
  folder: string,
  name: string,
): Promise<{ path: string; problem: null } | { path: null; problem: string }> {
  if (name.includes("\0")) return MISSING;
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
    if (isOutside(relative(root, path))) return OUTSIDE;
    return (await stat(path)).isFile() ? { path, problem: null } : MISSING;
  } catch {
    return MISSING;
  }
}
