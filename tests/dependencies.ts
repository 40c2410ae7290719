import { existsSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** `jest.requireActual` with the type of what it gives, which Jest's own search does not find. */
const TYPED_REQUIRE = /\bjest\.requireActual<.*?>\(\s*["']([^"']+)["']/gs;
/** A file or folder that is read, or run in a process of its own. */
const FILE_URL = /\bnew URL\(\s*["'](\.[^"']+)["'],\s*import\.meta\.url/g;
/** A script or a table of cases, by its path in the project. */
const PROJECT_FILE = /["']((?:scripts|tests)\/[\w./-]+\.(?:ts|mjs|tsv))["']/g;

const found = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = ""]) => name);

/** A folder stands for the migrations in it. */
function filesAt(name: string, folder: string): string[] {
  if (!name.endsWith("/")) return [name];
  const path = join(folder, name);
  return existsSync(path)
    ? readdirSync(path).flatMap((file) => (file.endsWith(".sql") ? [name + file] : []))
    : [];
}

/** Reads the names of what a file depends on from its code. */
type Extract = (code: string, file: string, extractByDefault?: Extract) => Set<string>;

/** What a file depends on, for `--findRelatedTests`. */
export function extract(code: string, file: string, extractByDefault: Extract): Set<string> {
  const folder = dirname(file);
  const projectFiles = found(code, PROJECT_FILE).map((file) => {
    const path = relative(folder, join(ROOT, file));
    return path.startsWith(".") ? path : `./${path}`;
  });
  return new Set([
    ...extractByDefault(code, file, extractByDefault),
    ...found(code, TYPED_REQUIRE),
    ...found(code, FILE_URL).flatMap((name) => filesAt(name, folder)),
    ...projectFiles,
  ]);
}
