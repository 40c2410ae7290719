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

/** Seconds that a tool has to end when it is asked to. */
const GRACE_S = 10;

type Options = {
  /** Of Node.js, for the tool and its workers. */
  flags?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Seconds after which the tool is stopped, and has failed. */
  limitS?: number;
};

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
    const signal = (name: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, name);
      } catch {
        // All have ended.
      }
    };
    const forget = onExit(() => signal("SIGTERM"));
    let outcome = "failed";
    const stop = (name: NodeJS.Signals, afterS: number) =>
      setTimeout(() => {
        outcome = `stopped after ${afterS} s, its limit`;
        signal(name);
      }, afterS * 1000);
    const limits = limitS === undefined ? [] : [stop("SIGTERM", limitS), stop("SIGKILL", limitS + GRACE_S)];
    const printed = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ""));
    const code = await new Promise<number>((resolve) => child.once("exit", (status) => resolve(status ?? 1)));
    for (const limit of limits) clearTimeout(limit);
    forget();
    // A worker in an endless loop has not noticed the end of its tool.
    signal("SIGKILL");
    if (code !== 0) throw new CliError([`${name}: ${outcome}`, ...(await Promise.all(printed))].join("\n"));
    return { summary: "passed", result: undefined };
  });
}
