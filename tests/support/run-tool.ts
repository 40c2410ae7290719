import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";
import { onExit } from "../../scripts/lifetime.ts";
import { PROJECT } from "../../scripts/start/project.ts";
import { step } from "../../scripts/start/steps.ts";

/** A reporter of Jest and of Playwright, and the folder where it keeps what they did. */
export const TALLY = "./tests/support/tally.mjs";
const TALLIES = mkdtempSync(join(tmpdir(), "tests-"));
onExit(() => rmSync(TALLIES, { recursive: true }));

/**
 * V8 of Node.js 24 fails a check of its own now and then where it compiles again what it has flushed, and ends a worker of
 * Jest (nodejs/node#62393).
 */
const WITHOUT_FLUSHING = ["--no-flush-bytecode", "--no-sparkplug"];

/**
 * Runs one of the project's tools, by its name in node_modules/.bin, as a step. Its output is shown when it fails;
 * Playwright's as it comes. Throws a `CliError` when it fails, or takes longer than the limit and is stopped.
 */
export function runTool(name: string, limitS: number, tool: string, ...args: string[]): Promise<void> {
  return step(name, async () => {
    const flags = tool === "jest" ? WITHOUT_FLUSHING : [];
    const file = realpathSync(join(PROJECT, "node_modules/.bin", tool));
    const output = tool === "playwright" ? "inherit" : "pipe";
    // A data service of tests lives for seconds: to optimise its code takes a third of all that it does.
    const env = { NEXT_TELEMETRY_DISABLED: "1", EMBEDDED_SERVICE_FLAGS: "--liftoff-only" };
    const child = spawn(process.execPath, [...flags, file, ...args], {
      cwd: PROJECT,
      env: { ...process.env, ...env, TALLY: join(TALLIES, tool) },
      stdio: ["ignore", output, output],
      // A group of its own: a worker in an endless loop does not notice the end of its tool.
      detached: true,
    });
    const endGroup = (signal: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, signal);
      } catch {
        // All have ended.
      }
    };
    const forget = onExit(() => endGroup("SIGTERM"));
    let outcome = "failed";
    const limit = setTimeout(() => {
      outcome = `stopped after ${limitS} s, its limit`;
      endGroup("SIGKILL");
    }, limitS * 1000);
    const printed = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ""));
    const [code] = await once(child, "exit");
    clearTimeout(limit);
    forget();
    endGroup("SIGKILL");
    if (code !== 0) throw new CliError([`${name}: ${outcome}`, ...(await Promise.all(printed))].join("\n"));
    return { summary: "passed", result: undefined };
  });
}

const names = z.array(z.string());
const tally = z.object({ counts: z.array(z.int()), running: names, skipped: names });

/** The names of what was skipped and of what was broken off, and how many tests passed, failed and were skipped. */
export function testResults(): string[] {
  const tallies = globSync(join(TALLIES, "*")).map((path) =>
    tally.parse(JSON.parse(readFileSync(path, "utf8"))),
  );
  const sum = (at: number) => tallies.reduce((total, { counts }) => total + (counts[at] ?? 0), 0);
  return [
    ...tallies.flatMap(({ skipped }) => skipped).map((name) => `skipped: ${name}`),
    ...tallies.flatMap(({ running }) => running).map((name) => `still running: ${name}`),
    `${sum(0)} passed, ${sum(1)} failed, ${sum(2)} skipped`,
  ];
}
