import { execFileSync } from "node:child_process";
import { exit, exitOnSignals, runCommand } from "../scripts/lifetime.ts";
import { readArguments } from "../scripts/read-arguments.ts";
import { printDone } from "../scripts/start/steps.ts";
import { IMPORT_CHECK } from "./support/import-check.ts";
import { runTool } from "./support/run-tool.ts";

const USAGE = `usage: npm run check [-- REVISION]

The quick part of npm test: format, lint, imports, types, and the unit tests of what has changed since REVISION,
by default of what is not committed, or of the last commit where everything is.`;

/** Jest's own flag for the files that count as changed. */
function changedFlag(revision: string | undefined): string {
  if (revision !== undefined) return `--changedSince=${revision}`;
  const isCommitted = execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" }) === "";
  return isCommitted ? "--lastCommit" : "--onlyChanged";
}

runCommand(async () => {
  exitOnSignals();
  const { positionals } = readArguments(USAGE, {});
  const start = performance.now();
  await Promise.all([
    runTool("format, lint", ["biome", "ci", "--error-on-warnings"]).then(() =>
      runTool("imports", IMPORT_CHECK),
    ),
    runTool("route types", ["next", "typegen"]).then(() => runTool("types", ["tsc", "--noEmit"])),
    runTool("unit tests", ["jest", "--silent", "--passWithNoTests", changedFlag(positionals[0])]),
  ]);
  printDone("total", "", start);
  await exit(0);
});
