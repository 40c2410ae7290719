import { spawn } from "node:child_process";
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { atEnd } from "../lifetime.ts";
import { projectNode } from "../project-node.ts";
import { PROJECT } from "../start/project.ts";
import { step } from "../start/steps.ts";
import { ToldError } from "../told-error.ts";

/**
 * Runs one of the project's tools as a step; its output is shown when it fails, as it comes where it runs long.
 * Throws a `ToldError` when it fails.
 */
export function check(
  name: string,
  [tool = "", ...args]: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  return step(name, async () => {
    const live = tool === "playwright" || isScript(tool);
    const child = spawn(projectNode(), [await binary(tool), ...args], {
      cwd: PROJECT,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
      stdio: ["ignore", live ? "inherit" : "pipe", live ? "inherit" : "pipe"],
    });
    atEnd(() => void child.kill());
    const exit = new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
    const output = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ""));
    if ((await exit) !== 0)
      throw new ToldError([`${name}: failed`, ...(await Promise.all(output))].join("\n"));
    return { said: "passed", result: undefined };
  });
}

function isScript(tool: string): boolean {
  return tool.endsWith(".ts");
}

/** The project's own script, or the one behind a tool's name, to be run by the project's own Node. */
function binary(tool: string): Promise<string> {
  return realpath(isScript(tool) ? join(PROJECT, tool) : join(PROJECT, "node_modules", ".bin", tool));
}
