import { exit, exitOnSignals, onExit, runCommand } from "../../scripts/lifetime.ts";
import { readArguments, usageError } from "../../scripts/read-arguments.ts";
import { upToDateBuild } from "../../scripts/start/build.ts";
import { BUILDS } from "./builds.ts";
import { DEPLOY } from "./deploy/deploy.ts";
import { DEVELOPMENT } from "./development.ts";
import { FUZZ } from "./fuzz.ts";
import { KEYWORDS } from "./keywords.ts";
import { KILLED_BOT } from "./killed-bot.ts";
import { KILLED_QUESTIONS } from "./killed-questions.ts";
import { MEMORY } from "./memory.ts";
import { OUTAGES } from "./outages.ts";
import { removeCopies } from "./own-build.ts";
import { type Fault, isRed, keepTables, runFaults } from "./runner.ts";

/** The longest first, so that none is left alone at the end. */
const FAULTS: readonly Fault[] = [
  MEMORY,
  ...OUTAGES,
  FUZZ,
  ...BUILDS,
  KILLED_BOT,
  KILLED_QUESTIONS,
  KEYWORDS,
  ...DEPLOY,
  DEVELOPMENT,
];

const USAGE = `usage: npm run test:faults [-- NAME ...]

Fails the services around the site for real and counts the answers (docs/faults.md). Without a name it tries every fault, and
keeps the tables in docs/faults-tables.md.

Faults: ${FAULTS.map(({ name }) => name).join(", ")}`;

runCommand(async () => {
  exitOnSignals();
  const start = performance.now();
  const { positionals: named } = readArguments(USAGE, {});
  const unknown = named.find((name) => FAULTS.every((fault) => fault.name !== name));
  if (unknown !== undefined) throw usageError(`No fault is called ${unknown}.`, USAGE);
  const asked = FAULTS.filter(({ name }) => named.length === 0 || named.includes(name));
  await removeCopies();
  onExit(removeCopies);
  await upToDateBuild(false);
  const tables = await runFaults(asked);
  if (named.length === 0) await keepTables(tables, performance.now() - start);
  await exit(tables.some(({ rows }) => rows.some(isRed)) ? 1 : 0);
});
