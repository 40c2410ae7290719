import "server-only";
import { readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";

const PUBLIC = join(/* turbopackIgnore: true */ process.cwd(), "public");
const MAX_BYTES = 10 * 1024 * 1024;

/** The path of a URL such as "/media/a%20b.jpg?w=1", decoded; null when it cannot be one. */
function decodedPath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? "");
    return path.startsWith("/") && !path.includes("\0") ? path : null;
  } catch {
    return null;
  }
}

/** The bytes of a file that the site serves from `root`; null when there is none, outside of it, or above 10 MB. */
export async function publicFile(url: string, root = PUBLIC): Promise<Uint8Array | null> {
  const path = decodedPath(url);
  if (path === null) return null;
  try {
    // Links and ".." are resolved before the comparison.
    const [file, home] = await Promise.all([
      realpath(join(/* turbopackIgnore: true */ root, path)),
      realpath(root),
    ]);
    if (!file.startsWith(home + sep)) return null;
    const { size } = await stat(file);
    return size > MAX_BYTES ? null : await readFile(file);
  } catch {
    return null;
  }
}
