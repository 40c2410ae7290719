import { fuzzTable } from "../tests/faults/fuzz-table.ts";
import { memoryTable } from "../tests/faults/memory-table.ts";
import { OUTAGES, outageTable } from "../tests/faults/outage-table.ts";
import { attemptsTable } from "../tests/faults/rights/attempts-table.ts";
import { end, endOnSignals, runCommand } from "./lifetime.ts";
import { ToldError } from "./told-error.ts";

const TABLES: Readonly<Record<string, () => Promise<boolean>>> = {
  fuzz: fuzzTable,
  rights: attemptsTable,
  addresses: memoryTable,
};

/** Every fault, or those that are named. Ends with exit code 1 when an answer was wrong or lost. */
runCommand(async () => {
  endOnSignals();
  const all = [...Object.keys(OUTAGES), ...Object.keys(TABLES)];
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new ToldError(`No fault is called ${unknown}. There are: ${all.join(", ")}`);
  const asked = all.filter((name) => named.length === 0 || named.includes(name));
  const outages = asked.filter((name) => name in OUTAGES);
  const results = outages.length === 0 ? [] : [await outageTable(outages)];
  for (const name of asked) results.push((await TABLES[name]?.()) ?? true);
  await end(results.every(Boolean) ? 0 : 1);
});
