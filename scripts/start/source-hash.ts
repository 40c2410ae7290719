import { createHash, hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DEFAULT_REGION } from "../../lib/region/default-region.ts";

const FOLDERS = ["app", "components", "lib", "messages", "packages", "regions", "server", "stores", "public"];
const ROOT_FILES =
  /^(next\.config\.ts|middleware\.ts|instrumentation.*\.ts|sentry.*\.ts|postcss\.config\.mjs|tsconfig\.json|package-lock\.json)$/;
const BUILD_TIME_VARIABLES = /^(NEXT_PUBLIC_.+|SITE_NOINDEX|SENTRY_RELEASE)$/;

export async function filesOf(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function sourceFiles(root: string): Promise<string[]> {
  const atRoot = (await readdir(root))
    .filter((name) => ROOT_FILES.test(name))
    .map((name) => join(root, name));
  const inFolders = await Promise.all(FOLDERS.map((folder) => filesOf(root, folder)));
  return [...atRoot, ...inFolders.flat()].sort();
}

/** A hash of the build inputs under `root`: sources, and environment variables that a build reads. */
export async function sourceHash(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const inputs = createHash("sha256");
  for (const file of await sourceFiles(root)) {
    inputs.update(JSON.stringify([file.slice(root.length), hash("sha256", await readFile(file))]));
  }
  inputs.update(environment.REGION || DEFAULT_REGION);
  for (const name of Object.keys(environment).sort()) {
    if (BUILD_TIME_VARIABLES.test(name)) inputs.update(JSON.stringify([name, environment[name]]));
  }
  return inputs.digest("hex");
}
