import { exit, exitOnSignals, runCommand } from "../../scripts/lifetime.ts";
import { readArguments, usageError } from "../../scripts/read-arguments.ts";
import { upToDateBuild } from "../../scripts/start/build.ts";
import { runTool } from "../support/run-tool.ts";
import { alertLines } from "./alerts.ts";
import { buildBlankApp } from "./blank-app.ts";
import { bytes } from "./bytes.ts";
import { collectLines } from "./collect.ts";
import { deploy } from "./deploy.ts";
import { interactions } from "./interactions.ts";
import { lighthouseLines } from "./lighthouse.ts";
import type { Line } from "./line.ts";
import { memory } from "./memory.ts";
import { refreshes } from "./refreshes.ts";
import { keepResults } from "./results-file.ts";
import { scale } from "./scale.ts";
import { server } from "./server.ts";
import { openStage, type Stage } from "./stage.ts";
import { startUp } from "./start-up.ts";

const USAGE = `usage: npm run bench [-- [--addresses N] [GROUP ...]]

Measures the site beside its floors, prints a table and keeps it in docs/performance-tables.md, beside the results before.
A group may be named by its beginning: "pages" is every group that begins so.

  --addresses N    different addresses asked for by the group "memory" (100,000)`;

/** All that is measured of pages stands in one table. */
const sectionOf = (group: string) => (group.startsWith("pages-") ? "pages" : group);

type Measure = (stage: Stage) => Promise<Line[]>;

function groupsOf(addresses: number): Record<string, Measure> {
  return {
    "pages-bytes": bytes,
    "pages-lighthouse": lighthouseLines,
    "pages-server": server,
    "pages-interactions": interactions,
    start: startUp,
    collect: collectLines,
    alerts: alertLines,
    "scale-100000": scale,
    "scale-1000000": refreshes,
    memory: memory(addresses),
    deploy,
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
  const unknown = positionals.find((one) => !names.some((name) => name.startsWith(one)));
  if (unknown !== undefined) throw usageError(`No group is called ${unknown}.`, usage);
  if (!(Number(values.addresses) > 0)) throw usageError("--addresses takes a number above 0.", usage);
  exitOnSignals();
  await upToDateBuild(false);
  await buildBlankApp();
  // Stands in for the exchange-rate service while this runs.
  await import("../support/exchange-rate-service.ts");
  for (const [name, measure] of Object.entries(groups).filter(([group]) => isAsked(group))) {
    const stage = openStage();
    const lines = await measure(stage);
    await stage.close();
    console.log(`\n${name}\n${await keepResults(sectionOf(name), lines)}`);
  }
  await runTool("format", ["biome", "format", "--write", "docs/performance-tables.md"]);
  await exit(0);
});
