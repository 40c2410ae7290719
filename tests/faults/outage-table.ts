import { browserHosts } from "./browser-hosts.ts";
import { startDataBehindProxy } from "./data-behind-proxy.ts";
import type { Outcome } from "./outage.ts";
import { dataOutages, ratesOutages, reportingOutages } from "./outages.ts";
import { shutdown } from "./shutdown.ts";
import { startTable } from "./table.ts";

type Tell = (outcome: Outcome) => void;

async function withData(run: (data: Awaited<ReturnType<typeof startDataBehindProxy>>) => Promise<void>) {
  const data = await startDataBehindProxy();
  await run(data);
  await data.close();
}

/** The faults that can be asked for by name. */
export const OUTAGES: Readonly<Record<string, (tell: Tell) => Promise<void>>> = {
  data: (tell) => withData((data) => dataOutages(data, tell)),
  rates: (tell) => withData((data) => ratesOutages(data, tell)),
  reporting: (tell) => withData((data) => reportingOutages(data, tell)),
  browsers: browserHosts,
  shutdown: async (tell) => tell(await shutdown()),
};

const NAME_WIDTH = 42;
const HEADS = ["fault", "right", "said so", "wrong", "lost", "longest", "recovered after"];

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Injects these faults and prints a row for each; gives whether no answer was wrong or lost. */
export async function outageTable(names: readonly string[]): Promise<boolean> {
  const row = startTable(HEADS, NAME_WIDTH);
  const failures: string[] = [];
  const tell: Tell = ({ name, recoveredMs, ...tally }) => {
    const { right, told, wrong, lost, longestMs } = tally;
    const counts = [right, told, wrong, lost].map(String);
    row([name, ...counts, seconds(longestMs), recoveredMs === null ? "" : seconds(recoveredMs)]);
    failures.push(...tally.failures.map((failure) => `${name}: ${failure}`));
  };
  for (const name of names) await OUTAGES[name]?.(tell);
  if (failures.length > 0) console.log(`\n${failures.join("\n")}`);
  return failures.length === 0;
}
