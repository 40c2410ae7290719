import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { freePort, type OwnSite } from "../../tests/e2e/own-site.ts";
import { atEnd } from "../lifetime.ts";
import { projectNode } from "../project-node.ts";
import { NEXT, PROJECT } from "../start/project.ts";
import { untilItAnswers } from "../start/site.ts";
import { step } from "../start/steps.ts";

const FOLDER = fileURLToPath(new URL("../../tests/bench/blank-app", import.meta.url));
const BUILD_ID = `${FOLDER}/.next/BUILD_ID`;

function next(...args: string[]) {
  const child = spawn(projectNode(), [NEXT, ...args], {
    cwd: PROJECT,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  atEnd(() => void child.kill());
  return { child, exit: once(child, "exit") };
}

/** Builds the blank app when there is no build of it; removing tests/bench/blank-app/.next has it made anew. */
export function buildBlankApp(): Promise<void> {
  return step("blank app", async () => {
    if (existsSync(BUILD_ID)) return { said: "built before", result: undefined };
    const [code] = await next("build", FOLDER).exit;
    if (code !== 0) throw new Error("The blank app could not be built.");
    return { said: "built", result: undefined };
  });
}

/** Serves the blank app: `/` is a blank page, `/plain/N` a page of N bytes. */
export async function startBlankApp(): Promise<OwnSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { child, exit } = next("start", FOLDER, "--port", `${port}`, "--hostname", "localhost");
  await untilItAnswers(url);
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await exit;
    },
  };
}
