import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { atEnd } from "../lifetime.ts";
import { projectNode } from "../project-node.ts";
import { ToldError } from "../told-error.ts";
import { NEXT, PROJECT, withoutDataService } from "./project.ts";
import { sourceHash } from "./source-hash.ts";
import { step } from "./steps.ts";

/** Another folder keeps a second build, of another configuration, beside the first. */
const BUILD_DIR = join(PROJECT, process.env.BUILD_DIR ?? ".next");
const HASH_FILE = join(BUILD_DIR, "source-hash");
const BUILD_ID = join(BUILD_DIR, "BUILD_ID");

async function isBuilt(hash: string): Promise<boolean> {
  return existsSync(BUILD_ID) && (await readFile(HASH_FILE, "utf8").catch(() => "")) === hash;
}

async function runBuild(verbose: boolean): Promise<void> {
  const build = spawn(projectNode(), [NEXT, "build"], {
    cwd: PROJECT,
    env: withoutDataService(),
    stdio: ["ignore", verbose ? "inherit" : "pipe", verbose ? "inherit" : "pipe"],
  });
  atEnd(() => void build.kill());
  const exit = new Promise<number>((resolve) => build.once("exit", (code) => resolve(code ?? 1)));
  const output = [build.stdout, build.stderr].map((stream) => (stream ? text(stream) : ""));
  if ((await exit) !== 0)
    throw new ToldError(["The build failed.", ...(await Promise.all(output))].join("\n"));
}

/** Builds the site when something that goes into a build has changed since the last one. */
export function upToDateBuild(verbose: boolean): Promise<void> {
  return step("build", async () => {
    const hash = await sourceHash(PROJECT, process.env);
    if (await isBuilt(hash)) return { said: "up to date", result: undefined };
    await runBuild(verbose);
    await writeFile(HASH_FILE, hash);
    return { said: "built", result: undefined };
  });
}
