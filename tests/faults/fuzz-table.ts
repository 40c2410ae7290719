import { startSite } from "../e2e/own-site.ts";
import { fuzz } from "./fuzz.ts";
import { startTable } from "./table.ts";

const INPUTS = 10_000;

/** Fuzzes a site of the demo and prints how often it gave which status; gives whether it never failed. */
export async function fuzzTable(): Promise<boolean> {
  const site = await startSite({});
  const { inputs, statuses, longestMs, failure } = await fuzz(site.url, INPUTS);
  await site.stop();
  const found = [...statuses].sort(([a], [b]) => a - b);
  const row = startTable(["inputs", ...found.map(([status]) => `status ${status}`), "longest"]);
  row([`${inputs}`, ...found.map(([, count]) => `${count}`), `${(longestMs / 1000).toFixed(1)} s`]);
  if (failure !== null) console.log(`\n${failure}`);
  return failure === null;
}
