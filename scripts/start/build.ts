import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";
import { onExit } from "../lifetime.ts";
import { NEXT, PROJECT, withoutDataService } from "./project.ts";
import { filesOf, sourceHash } from "./source-hash.ts";
import { step } from "./steps.ts";

/** In the folder of a build: a hash of its sources, written last. */
const HASH = "source-hash";

const folderOf = (env: NodeJS.ProcessEnv): string => env.BUILD_DIR || ".next";

async function isUpToDate(folder: string, hash: string): Promise<boolean> {
  return (await readFile(join(PROJECT, folder, HASH), "utf8").catch(() => null)) === hash;
}

async function runBuild(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const build = spawn(process.execPath, [NEXT, "build"], {
    cwd: PROJECT,
    // The settings of the site are read at its start: a build has the defaults.
    env: { ...withoutDataService(env), SITE_CONFIG: "", BUILD_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = new Promise<number>((resolve) => build.once("exit", (code) => resolve(code ?? 1)));
  onExit(async () => {
    build.kill();
    await exit;
  });
  const output = [build.stdout, build.stderr].map((stream) => text(stream));
  if ((await exit) !== 0)
    throw new CliError(["The build failed.", ...(await Promise.all(output))].join("\n"));
}

/** How long files of an earlier build are served: open tabs, and pages that a proxy keeps, still ask for them. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** In the folder of a build: its files of earlier builds, with when they were replaced. */
const KEPT_FILES = "kept-files.json";
const keptFiles = z.record(z.string(), z.number());

/** Copies the static files of the last build and of those before it into a new one, until `KEPT_MS` after they were replaced. */
export async function keepStaticFiles(last: string, next: string, now: Date): Promise<void> {
  const known = await readFile(join(last, KEPT_FILES), "utf8").catch(() => "{}");
  const replacedAt = keptFiles.parse(JSON.parse(known));
  const kept: Record<string, number> = {};
  for (const file of await filesOf(last, "static")) {
    const path = file.slice(last.length + 1);
    const since = replacedAt[path] ?? now.getTime();
    const target = join(next, path);
    if (now.getTime() - since > KEPT_MS || existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await copyFile(file, target);
    kept[path] = since;
  }
  await writeFile(join(next, KEPT_FILES), JSON.stringify(kept));
}

/** What a running site, or a development server, writes beside its build. */
const NOT_BUILT = ["cache", "dev"];

async function swap(last: string, next: string): Promise<void> {
  const replaced = `${last}-replaced`;
  await rm(replaced, { recursive: true, force: true });
  if (existsSync(last)) {
    await keepStaticFiles(last, next, new Date());
    await rename(last, replaced);
  }
  await rename(next, last);
  for (const name of NOT_BUILT) {
    if (!existsSync(join(replaced, name))) continue;
    await rm(join(last, name), { recursive: true, force: true });
    await rename(join(replaced, name), join(last, name));
  }
  await rm(replaced, { recursive: true, force: true });
}

/**
 * Builds the site if a source has changed: into a second folder, so that a site that runs keeps its files until the build is
 * whole. `variables` are added to the build's environment. Resolves to the folder to serve.
 */
export function upToDateBuild(variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const env = { ...process.env, ...variables };
  return step("build", async () => {
    const [result, hash] = [folderOf(env), await sourceHash(PROJECT, env)];
    if (await isUpToDate(result, hash)) return { summary: "up to date", result };
    console.log("The site is built, which takes a minute or two.");
    const next = `${result}-beside`;
    await runBuild(next, env);
    await writeFile(join(PROJECT, next, HASH), hash);
    await swap(join(PROJECT, result), join(PROJECT, next));
    return { summary: "built", result };
  });
}

/** The folder of the build. Throws if it is older than its sources. */
export async function builtFolder(): Promise<string> {
  const folder = folderOf(process.env);
  if (await isUpToDate(folder, await sourceHash(PROJECT, process.env))) return folder;
  throw new Error("The build is not up to date.");
}
