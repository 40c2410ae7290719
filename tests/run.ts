import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exit, exitOnSignals, runCommand } from "../scripts/lifetime.ts";
import { upToDateBuild } from "../scripts/start/build.ts";
import { printDone, printLine } from "../scripts/start/steps.ts";
import { browserReport, type Counts, unitCounts } from "./reports.ts";
import { ensureChromium } from "./support/chromium.ts";
import { CONFIGURED_SITE } from "./support/configured-site.ts";
import { runTool } from "./support/run-tool.ts";

const REPORT = "PLAYWRIGHT_JSON_OUTPUT_FILE";

/** Types come before the builds: both write the framework's declarations of routes. */
async function typesAndBuilds(): Promise<void> {
  await runTool("route types", ["next", "typegen"]);
  await runTool("types", ["tsc", "--noEmit"]);
  await upToDateBuild(false);
  await upToDateBuild(false, CONFIGURED_SITE);
}

async function checksOfSources(unitReport: string): Promise<void> {
  await runTool("format, lint", ["biome", "ci", "--error-on-warnings"]);
  await runTool("dead code", ["knip"]);
  await runTool("unit tests", ["jest", "--silent", "--maxWorkers=2", "--json", `--outputFile=${unitReport}`]);
}

/** Everything a change has to pass: side by side what needs no site, then the tests and audits in one run of browsers. */
runCommand(async () => {
  exitOnSignals();
  const start = performance.now();
  const reports = await mkdtemp(join(tmpdir(), "tests-"));
  const [unit, browser] = [join(reports, "unit.json"), join(reports, "browser.json")];
  await ensureChromium();
  await Promise.all([typesAndBuilds(), checksOfSources(unit)]);
  await runTool("in browsers", ["playwright", "test", "--reporter=list,json"], { [REPORT]: browser });
  const { counts, parts } = await browserReport(browser);
  for (const { name, tests, ms } of parts)
    printLine(`  ${name.padEnd(12)}${tests} tests, ${(ms / 1000).toFixed(0)} s of one worker`);
  const all: Counts[] = [await unitCounts(unit), counts];
  await rm(reports, { recursive: true });
  printDone("total", "", start);
  const sum = (key: keyof Counts) => all.reduce((total, each) => total + each[key], 0);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
  await exit(0);
});
