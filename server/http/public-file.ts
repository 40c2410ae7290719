import "server-only";
import { readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";

const PUBLIC = join(/* turbopackIgnore: true */ process.cwd(), "public");
const MAX_BYTES = 10 * 1024 * 1024;

/** The decoded path of a URL such as "/media/a%20b.jpg?w=1"; null if it is not valid. */
function decodedPath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? "");
    return path.startsWith("/") && !path.includes("\0") ? path : null;
  } catch {
    return null;
  }
}

/** Reads a file that the site serves from `root`; null if it does not exist, lies outside of `root` or exceeds 10 MB. */
export async function publicFile(url: string, root = PUBLIC): Promise<Uint8Array | null> {
  const path = decodedPath(url);
  if (path === null) return null;
  try {
    // realpath resolves symbolic links and ".." before the comparison.
    const [file, folder] = await Promise.all([
      realpath(join(/* turbopackIgnore: true */ root, path)),
      realpath(root),
    ]);
    if (!file.startsWith(folder + sep)) return null;
    const { size } = await stat(file);
    return size > MAX_BYTES ? null : await readFile(file);
  } catch {
    return null;
  }
}
