import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exit, exitOnSignals, runCommand } from "../scripts/lifetime.ts";
import { readArguments } from "../scripts/read-arguments.ts";
import { upToDateBuild } from "../scripts/start/build.ts";
import { printDone, printLine } from "../scripts/start/steps.ts";
import { browserReport, type Counts, unitCounts } from "./reports.ts";
import { ensureChromium } from "./support/chromium.ts";
import { CONFIGURED_SITE } from "./support/configured-site.ts";
import { IMPORT_CHECK } from "./support/import-check.ts";
import { runTool } from "./support/run-tool.ts";
import { withinLimit } from "./support/within-limit.ts";

const REPORT = "PLAYWRIGHT_JSON_OUTPUT_FILE";

/** The longest that each part may take, in seconds: three times what it takes on two cores. A part that hangs ends red. */
const LIMITS_S = { tool: 60, build: 400, unit: 750, browser: 1_800 };
/** How long Playwright may take to say which tests it broke off. */
const GRACE_S = 60;

/**
 * V8 of Node.js 24 fails a check of its own now and then where it compiles again what it has flushed, and ends a worker of Jest
 * (nodejs/node#62393).
 */
const WITHOUT_FLUSHING = ["--no-flush-bytecode", "--no-sparkplug"];

/** Types come before the builds: both write the framework's declarations of routes. */
async function typesAndBuilds(): Promise<void> {
  await runTool("route types", ["next", "typegen"], { limitS: LIMITS_S.tool });
  await runTool("types", ["tsc", "--noEmit"], { limitS: LIMITS_S.tool });
  await withinLimit("build", LIMITS_S.build, upToDateBuild(false));
  await withinLimit("build", LIMITS_S.build, upToDateBuild(false, CONFIGURED_SITE));
}

async function checksOfSources(unitReport: string): Promise<void> {
  await runTool("format, lint", ["biome", "ci", "--error-on-warnings"], { limitS: LIMITS_S.tool });
  await runTool("dead code", ["knip"], { limitS: LIMITS_S.tool });
  await runTool("imports", IMPORT_CHECK, { limitS: LIMITS_S.tool });
  const reporters = ["--reporters=default", "--reporters=./tests/support/running-files.mjs"];
  const report = ["--json", `--outputFile=${unitReport}`];
  await runTool("unit tests", ["jest", "--silent", "--maxWorkers=2", ...reporters, ...report], {
    flags: WITHOUT_FLUSHING,
    limitS: LIMITS_S.unit,
  });
}

async function testsInBrowsers(report: string): Promise<void> {
  // Playwright's own limit comes first, because Playwright names the tests that it breaks off.
  const limit = `--global-timeout=${LIMITS_S.browser * 1000}`;
  await runTool(
    "in browsers",
    [
      "playwright",
      "test",
      "--project=desktop",
      "--project=phone",
      "--reporter=list,json,./tests/support/running-tests.ts",
      limit,
    ],
    {
      env: { [REPORT]: report },
      limitS: LIMITS_S.browser + GRACE_S,
    },
  );
}

const USAGE = `usage: npm test

What a change has to pass: side by side what needs no site, then the flows in browsers.`;

runCommand(async () => {
  readArguments(USAGE, {});
  exitOnSignals();
  const start = performance.now();
  const reports = await mkdtemp(join(tmpdir(), "tests-"));
  const [unit, browser] = [join(reports, "unit.json"), join(reports, "browser.json")];
  await ensureChromium();
  await Promise.all([typesAndBuilds(), checksOfSources(unit)]);
  await testsInBrowsers(browser);
  const { counts, parts, flaky } = await browserReport(browser);
  for (const { name, tests, ms } of parts)
    printLine(`  ${name.padEnd(12)}${tests} tests, ${(ms / 1000).toFixed(0)} s of one worker`);
  const all: Counts[] = [await unitCounts(unit), counts];
  await rm(reports, { recursive: true });
  printDone("total", "", start);
  for (const name of flaky) printLine(`  flaky       ${name}`);
  const sum = (key: keyof Counts) => all.reduce((total, each) => total + each[key], 0);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
  await exit(0);
});
