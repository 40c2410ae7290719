import { spawn } from "node:child_process";
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { CliError } from "../../lib/cli/cli-error.ts";
import { onExit } from "../../scripts/lifetime.ts";
import { projectNode } from "../../scripts/project-node.ts";
import { PROJECT } from "../../scripts/start/project.ts";
import { step } from "../../scripts/start/steps.ts";

/** A data service of tests lives for seconds: to optimise its code takes a third of all that it does. */
const SHORT_LIVED = "--liftoff-only";

type Options = {
  /** Of Node.js, for the tool and its workers. */
  flags?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Seconds after which the tool is stopped, and has failed. */
  limitS?: number;
};

/** Sends a signal to a process and to all that it started. */
function stopGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGTERM");
  } catch {
    // It has ended meanwhile.
  }
}

/**
 * Runs one of the project's tools, by its name in node_modules/.bin, as a step. Its output is shown when it fails;
 * Playwright's as it comes. Throws a `CliError` when it fails or takes longer than its limit.
 */
export function runTool(
  name: string,
  [tool = "", ...args]: readonly string[],
  { flags = [], env = {}, limitS }: Options = {},
): Promise<void> {
  return step(name, async () => {
    const output = tool === "playwright" ? "inherit" : "pipe";
    const file = await realpath(join(PROJECT, "node_modules/.bin", tool));
    const child = spawn(projectNode(), [...flags, file, ...args], {
      cwd: PROJECT,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", EMBEDDED_SERVICE_FLAGS: SHORT_LIVED, ...env },
      stdio: ["ignore", output, output],
      // A group of its own: a worker that hangs in a loop must end with the tool that started it.
      detached: true,
    });
    const forget = onExit(() => stopGroup(child.pid));
    let outcome = "failed";
    const limit =
      limitS === undefined
        ? undefined
        : setTimeout(() => {
            outcome = `stopped after ${limitS} s, its limit`;
            stopGroup(child.pid);
          }, limitS * 1000);
    const exit = new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
    const printed = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ""));
    const code = await exit;
    clearTimeout(limit);
    forget();
    if (code !== 0) throw new CliError([`${name}: ${outcome}`, ...(await Promise.all(printed))].join("\n"));
    return { summary: "passed", result: undefined };
  });
}
