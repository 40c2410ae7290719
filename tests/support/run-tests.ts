import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { onExit } from "../../scripts/lifetime.ts";
import { runTool } from "./run-tool.ts";

/** A reporter of both runners, and the folder where it keeps what they did. */
const REPORTER = "./tests/support/tally.mjs";
const TALLIES = mkdtempSync(join(tmpdir(), "tests-"));
onExit(() => rmSync(TALLIES, { recursive: true }));

/**
 * V8 of Node.js 24 fails a check of its own now and then where it compiles again what it has flushed, and ends a worker of
 * Jest (nodejs/node#62393).
 */
const WITHOUT_FLUSHING = ["--no-flush-bytecode", "--no-sparkplug"];

/** Runs tests with Jest. Throws a `CliError` when one fails, or when all take longer than the limit. */
export function runJest(name: string, limitS: number, ...args: string[]): Promise<void> {
  const reporters = ["--reporters=default", `--reporters=${REPORTER}`];
  return runTool(name, ["jest", "--silent", ...reporters, ...args], {
    env: { TALLY: join(TALLIES, "jest") },
    flags: WITHOUT_FLUSHING,
    limitS,
  });
}

/** The same with Playwright, which ends its sites and browsers when it reaches the limit. */
export function runPlaywright(name: string, limitS: number, ...args: string[]): Promise<void> {
  const options = [`--reporter=list,${REPORTER}`, `--global-timeout=${limitS * 1000}`];
  return runTool(name, ["playwright", "test", ...options, ...args], {
    env: { TALLY: join(TALLIES, "playwright") },
  });
}

const tally = z.object({ counts: z.array(z.int()), running: z.array(z.string()) });

/** The names of what was broken off, and how many tests passed, failed and were skipped. */
export function testResults(): string[] {
  const tallies = globSync(join(TALLIES, "*")).map((file) =>
    tally.parse(JSON.parse(readFileSync(file, "utf8"))),
  );
  const sum = (at: number) => tallies.reduce((total, { counts }) => total + (counts[at] ?? 0), 0);
  return [
    ...tallies.flatMap(({ running }) => running).map((name) => `still running: ${name}`),
    `${sum(0)} passed, ${sum(1)} failed, ${sum(2)} skipped`,
  ];
}
