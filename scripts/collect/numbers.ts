import { numberLines } from "../../collector/report/number-lines.ts";
import { readVisitNumbers } from "../../collector/store/visit-numbers.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { DAY_MS, isoRegionDay } from "../../lib/time/region-day.ts";
import { isUnusedFolder, openWritableService } from "./data-service.ts";

/** Today and the six days before. */
const DAYS = 7;
const MOST = 20;

export async function printNumbers({ since, data }: { since?: string; data?: string }): Promise<void> {
  const now = new Date();
  const from_day = since ?? isoRegionDay(new Date(now.getTime() - (DAYS - 1) * DAY_MS));
  // Would be made, and "No visits" would look like a real answer.
  if (isUnusedFolder(data)) throw new CliError(`${data} is no data folder of a site.`);
  const { client } = await openWritableService(data);
  const numbers = await readVisitNumbers(client, { from_day, to_day: isoRegionDay(now) }, MOST);
  for (const line of numberLines(numbers)) console.log(line);
}
