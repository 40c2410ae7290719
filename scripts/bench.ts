import { buildBlankApp } from "./bench/blank-app.ts";
import { bytes } from "./bench/bytes.ts";
import { importLines } from "./bench/import.ts";
import { interactions } from "./bench/interactions.ts";
import { lighthouseLines } from "./bench/lighthouse.ts";
import type { Line } from "./bench/line.ts";
import { memory } from "./bench/memory.ts";
import { EVERY_PAGE } from "./bench/pages.ts";
import { keepResults } from "./bench/results-file.ts";
import { scale } from "./bench/scale.ts";
import { server } from "./bench/server.ts";
import { openStage, type Stage } from "./bench/stage.ts";
import { startUp } from "./bench/start-up.ts";
import { end, endOnSignals, runCommand } from "./lifetime.ts";
import { readArguments } from "./read-arguments.ts";
import { upToDateBuild } from "./start/build.ts";
import { check } from "./test/check.ts";
import { ToldError } from "./told-error.ts";

const USAGE = `usage: npm run bench [-- [--addresses N] [GROUP ...]]

Measures the site beside its floors, prints a table and keeps it in docs/performance.md, beside the results before.
A group may be named by its beginning: "scale" is every group that begins so.

  --addresses N    different addresses asked for by the group "memory" (100,000)`;

type Measure = (stage: Stage) => Promise<Line[]>;

function groupsOf(addresses: number): Record<string, Measure> {
  return {
    bytes,
    ...Object.fromEntries(EVERY_PAGE.map((page) => [`lighthouse-${page}`, lighthouseLines(page)])),
    ...Object.fromEntries(EVERY_PAGE.map((page) => [`server-${page}`, server(page)])),
    start: startUp,
    interactions,
    import: importLines,
    "scale-500": scale(500, 500),
    "scale-5000": scale(5_000, 5_000),
    "scale-50000": scale(50_000, 50_000),
    "scale-100000": scale(100_000, 5_000),
    memory: memory(addresses),
  };
}

const options = {
  addresses: { type: "string", default: "100000" },
} as const;

runCommand(async () => {
  const names = Object.keys(groupsOf(0));
  const usage = `${USAGE}\n\nGroups: ${names.join(", ")}`;
  const { values, positionals } = readArguments(usage, options);
  const groups = groupsOf(Number(values.addresses));
  const isNamed = (name: string, one: string) => (one in groups ? name === one : name.startsWith(one));
  const isAsked = (name: string) => positionals.length === 0 || positionals.some((one) => isNamed(name, one));
  const unknown = positionals.some((one) => !names.some((name) => name.startsWith(one)));
  if (unknown || !(Number(values.addresses) > 0)) throw new ToldError(usage);
  endOnSignals();
  await upToDateBuild(false);
  await buildBlankApp();
  // Stands in for the exchange-rate service while this runs.
  await import("../tests/e2e/rates-service.ts");
  for (const [name, measure] of Object.entries(groups).filter(([group]) => isAsked(group))) {
    const stage = openStage();
    const lines = await measure(stage);
    await stage.close();
    console.log(`\n${name}\n${await keepResults(name, lines)}`);
  }
  await check("format", ["biome", "format", "--write", "docs/performance.md"]);
  await end(0);
});
