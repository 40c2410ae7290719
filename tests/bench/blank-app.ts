import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { onExit } from "../../scripts/lifetime.ts";
import { NEXT, PROJECT } from "../../scripts/start/project.ts";
import { waitUntilReady } from "../../scripts/start/site.ts";
import { sourceHash } from "../../scripts/start/source-hash.ts";
import { step } from "../../scripts/start/steps.ts";
import { unusedPort } from "../support/loopback.ts";
import type { RunningSite } from "../support/site.ts";

const FOLDER = fileURLToPath(new URL("../../tests/bench/blank-app", import.meta.url));
const HASH_FILE = `${FOLDER}/.next/source-hash`;

function next(...args: string[]) {
  const child = spawn(process.execPath, [NEXT, ...args], {
    cwd: PROJECT,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  onExit(() => void child.kill());
  return { child, exit: once(child, "exit") };
}

/** What the build is made of: its few sources and the framework, which the lockfile names. */
async function sources(): Promise<string> {
  const lock = createHash("sha256").update(await readFile(`${PROJECT}/package-lock.json`));
  return `${await sourceHash(FOLDER, {})} ${lock.digest("hex")}`;
}

/** Builds the blank app when there is no build of it as it is now. */
export function buildBlankApp(): Promise<void> {
  return step("blank app", async () => {
    const hash = await sources();
    if ((await readFile(HASH_FILE, "utf8").catch(() => "")) === hash)
      return { summary: "up to date", result: undefined };
    const [code] = await next("build", FOLDER).exit;
    if (code !== 0) throw new Error("The blank app could not be built.");
    await writeFile(HASH_FILE, hash);
    return { summary: "built", result: undefined };
  });
}

/** Serves the blank app: `/` is a blank page, `/plain/N` a page of N bytes. */
export async function startBlankApp(): Promise<RunningSite> {
  const port = await unusedPort();
  const url = `http://localhost:${port}`;
  const { child, exit } = next("start", FOLDER, "--port", `${port}`, "--hostname", "localhost");
  await waitUntilReady(url);
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await exit;
    },
  };
}
