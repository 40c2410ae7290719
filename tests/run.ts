import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { Argument } from "@commander-js/extra-typings";
import { CliError } from "../lib/cli/cli-error.ts";
import { commandLine } from "../scripts/command-line.ts";
import { exit, exitOnSignals, runCommand } from "../scripts/lifetime.ts";
import { upToDateBuild } from "../scripts/start/build.ts";
import { printDone } from "../scripts/start/steps.ts";
import { ensureChromium } from "./support/chromium.ts";
import { CONFIGURED_SITE } from "./support/configured-site.ts";
import { runTool, TALLY, testResults } from "./support/run-tool.ts";

/** Seconds that a part may take: five times what it takes on two cores, for machines under load. One that hangs ends red. */
const LIMITS_S = { tool: 200, build: 600, jest: 1_200, smoke: 900, rest: 3_000 };

/** Biome looks at each file by itself, so the files that did not change need it only when what it does has changed. */
const FOR_ALL_FILES = new Set(["biome.json", "package-lock.json"]);

function lint(files: readonly string[] = []): Promise<void> {
  const only = files.some((file) => FOR_ALL_FILES.has(file)) ? [] : files;
  const options = ["--error-on-warnings", "--no-errors-on-unmatched"];
  return runTool("format, lint", LIMITS_S.tool, "biome", "ci", ...options, ...only);
}

const deadCode = () => runTool("dead code", LIMITS_S.tool, "knip");
const imports = () => runTool("imports", LIMITS_S.tool, "depcruise", ".");

/** Types come before the build: both write the framework's declarations of routes. */
async function types(): Promise<void> {
  await runTool("route types", LIMITS_S.tool, "next", "typegen");
  await runTool("types", LIMITS_S.tool, "tsc", "--noEmit");
}

async function build(variables?: Readonly<Record<string, string>>): Promise<void> {
  const late = wait(LIMITS_S.build * 1000, undefined, { ref: false }).then(() => {
    throw new CliError(`build: still running after ${LIMITS_S.build} s, its limit`);
  });
  await Promise.race([upToDateBuild(variables), late]);
}

function jest(name: string, ...args: string[]): Promise<void> {
  const reporters = ["--reporters=default", `--reporters=${TALLY}`];
  return runTool(name, LIMITS_S.jest, "jest", "--silent", ...reporters, ...args);
}

/** Playwright ends its sites and browsers itself when it reaches its limit. */
function inBrowsers(limitS: number, ...args: string[]): Promise<void> {
  const projects = ["own-site", "desktop", "phone", "discovery", "a11y"].map(
    (project) => `--project=${project}`,
  );
  const options = [`--reporter=list,${TALLY}`, `--global-timeout=${limitS * 1000}`, ...projects];
  return runTool("in browsers", 2 * limitS, "playwright", "test", ...options, ...args);
}

const namesFromGit = (...args: string[]): string[] =>
  execFileSync("git", [...args, "-z"], { encoding: "utf8" })
    .split("\0")
    .filter(Boolean);

/** A line that may import something, or a file that came or went. */
const IMPORT_CHANGED = /^[-+].*\b(?:import|from|require)\b|^(?:new|deleted) file/m;

type Changed = {
  /** None where everything is committed. */
  files: string[];
  /** Whether what imports what may have changed. */
  hasImports: boolean;
  /** Jest's own flag for the files. */
  flag: string;
};

function changed(revision: string | undefined): Changed {
  const diff = ["diff", "--merge-base", revision ?? "HEAD"];
  const added = namesFromGit("ls-files", "--others", "--exclude-standard");
  const files = [...namesFromGit(...diff, "--name-only", "--diff-filter=d"), ...added];
  const lines = execFileSync("git", [...diff, "--unified=0"], { encoding: "utf8" });
  const hasImports = files.length === 0 || added.length > 0 || IMPORT_CHANGED.test(lines);
  if (revision !== undefined) return { files, hasImports, flag: `--changedSince=${revision}` };
  const isCommitted = namesFromGit("status", "--porcelain").length === 0;
  return { files, hasImports, flag: isCommitted ? "--lastCommit" : "--onlyChanged" };
}

let hasFailed = false;

/** Resolves to whether a part passed. One that fails says so at once, and stops no other. */
async function part(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error);
    hasFailed = true;
    return false;
  }
}

const MODES: Readonly<Record<"check" | "test" | "rest", (revision?: string) => Promise<unknown>>> = {
  check: (revision) => {
    const projects = ["--selectProjects", "unit", "components", "--maxWorkers=2"];
    const { files, hasImports, flag } = changed(revision);
    return Promise.all([
      part(jest("tests", ...projects, "--passWithNoTests", flag)),
      part(lint(files).then(() => (hasImports ? imports() : undefined))),
      part(types()),
    ]);
  },

  test: async () => {
    await ensureChromium();
    const projects = ["--selectProjects", "unit", "components", "service", "--maxWorkers=2"];
    const [isBuilt] = await Promise.all([
      part(types().then(() => build())),
      part(lint().then(deadCode).then(imports)),
      part(jest("tests", ...projects)),
    ]);
    if (isBuilt) await part(inBrowsers(LIMITS_S.smoke, "--grep=@smoke"));
  },

  rest: async () => {
    await ensureChromium();
    const [isBuilt] = await Promise.all([
      part(build().then(() => build(CONFIGURED_SITE))),
      part(jest("processes", "--selectProjects", "process", "--maxWorkers=1")),
    ]);
    const retries = `--retries=${process.env.CI ? 1 : 0}`;
    if (isBuilt) await part(inBrowsers(LIMITS_S.rest, "--grep-invert=@smoke", retries));
  },
};

const HELP = `
test    all checks, the tests that start no process, and the main flows in browsers
rest    the tests that start processes, the other flows in browsers, and the audits
check   the quick checks, and the unit and component tests of what has changed since the revision,
        by default of what is not committed, or of the last commit where everything is`;

const command = commandLine("npm test")
  .addArgument(new Argument("<mode>").choices(["check", "test", "rest"]))
  .argument("[revision]")
  .addHelpText("after", HELP)
  .action(async (mode, revision) => {
    exitOnSignals();
    const start = performance.now();
    await MODES[mode](revision);
    printDone("total", "", start);
    for (const line of testResults()) console.log(line);
    await exit(hasFailed ? 1 : 0);
  });

runCommand(async () => void (await command.parseAsync()));
