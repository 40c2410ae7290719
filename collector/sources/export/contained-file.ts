import { realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";

function leadsOut(path: string): boolean {
  return path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path);
}

const MISSING = { path: null, problem: "missing from the folder of the export" };
const OUTSIDE = { path: null, problem: "outside of the folder of the export, by its name or by a link" };

/**
 * The file that an export names by a relative path, or why it is not taken. One that lies outside of the folder is not,
 * also by way of a link: nothing in an export is trusted to be a path.
 */
export async function containedFile(
  folder: string,
  named: string,
): Promise<{ path: string; problem: null } | { path: null; problem: string }> {
  if (named.includes("\0")) return MISSING;
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, named))]);
    if (leadsOut(relative(root, path))) return OUTSIDE;
    return (await stat(path)).isFile() ? { path, problem: null } : MISSING;
  } catch {
    return MISSING;
  }
}
