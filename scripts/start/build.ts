import { spawn } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { CliError } from "../../lib/cli/cli-error.ts";
import { DEFAULT_REGION } from "../../lib/region/default-region.ts";
import { onExit } from "../lifetime.ts";
import { projectNode } from "../project-node.ts";
import { type BuildFolder, chooseFolder, folderNames } from "./build-folder.ts";
import { markInUse, processesUsing, withBuildLock } from "./build-lock.ts";
import { NEXT, PROJECT, withoutDataService } from "./project.ts";
import { sourceHash } from "./source-hash.ts";
import { step } from "./steps.ts";

/** Builds of another configuration are in BUILD_DIR. All regions but the default share a folder: their hashes differ. */
const firstFolder = (env: NodeJS.ProcessEnv) =>
  env.BUILD_DIR || ((env.REGION || DEFAULT_REGION) === DEFAULT_REGION ? ".next" : ".next-region");
const hashFile = (folder: string) => join(PROJECT, folder, "source-hash");

function buildFolders(env: NodeJS.ProcessEnv): Promise<BuildFolder[]> {
  const folders = folderNames(firstFolder(env)).map(async (name) => ({
    name,
    // The hash is written after a build has finished and removed before the next one.
    hash: await readFile(hashFile(name), "utf8").catch(() => null),
    servedBy: await processesUsing(PROJECT, name),
  }));
  return Promise.all(folders);
}

function allServed(folders: readonly BuildFolder[]): CliError {
  const served = folders.map(({ name, servedBy }) => `${name} (process ${servedBy.join(", ")})`);
  return new CliError(
    `The sources have changed, and a new build would take away the files of a site that is running from
${served.join(" and ")}. End the older site, then start again.`,
  );
}

async function runBuild(folder: string, env: NodeJS.ProcessEnv, verbose: boolean): Promise<void> {
  const build = spawn(projectNode(), [NEXT, "build"], {
    cwd: PROJECT,
    // The settings of the site are read at its start: a build has the defaults.
    env: { ...withoutDataService(env), SITE_CONFIG: "", BUILD_DIR: folder },
    stdio: ["ignore", verbose ? "inherit" : "pipe", verbose ? "inherit" : "pipe"],
  });
  const exit = new Promise<number>((resolve) => build.once("exit", (code) => resolve(code ?? 1)));
  onExit(async () => {
    build.kill();
    await exit;
  });
  const output = [build.stdout, build.stderr].map((stream) => (stream ? text(stream) : ""));
  if ((await exit) !== 0)
    throw new CliError(["The build failed.", ...(await Promise.all(output))].join("\n"));
}

/**
 * Builds the site if an input has changed, never into a folder that a running site serves. `variables` are added to the
 * build's environment. Resolves to the folder to serve, which no build replaces until this command exits.
 */
export function upToDateBuild(
  verbose: boolean,
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { ...process.env, ...variables };
  return step("build", () =>
    withBuildLock(PROJECT, firstFolder(env), async () => {
      const hash = await sourceHash(PROJECT, env);
      const folders = await buildFolders(env);
      const chosen = chooseFolder(folders, hash);
      if (chosen === null) throw allServed(folders);
      const { name, isBuilt } = chosen;
      if (!isBuilt) {
        // Remove the hash first: a failed build must not leave the old hash beside half of the new files.
        await rm(hashFile(name), { force: true });
        await runBuild(name, env, verbose);
        await writeFile(hashFile(name), hash);
      }
      markInUse(PROJECT, name);
      return { summary: isBuilt ? "up to date" : "built", result: name };
    }),
  );
}

export async function builtFolder(): Promise<string> {
  const chosen = chooseFolder(await buildFolders(process.env), await sourceHash(PROJECT, process.env));
  if (!chosen?.isBuilt) throw new Error("The build is not up to date.");
  return chosen.name;
}
