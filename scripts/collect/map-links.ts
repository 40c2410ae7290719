import { askPublicHost } from "../../collector/map-links/ask-public-host.ts";
import { resolveMapLinks } from "../../collector/run/resolve-map-links.ts";
import type { Run } from "../../collector/run/run-batch.ts";

const NO_COLUMN =
  "Short map links are not looked up: the data service has no column posts.map_link. Apply the migrations for it.";

let isToldOfColumn = false;

/** Asks where the short map links of posts lead and logs the outcome; once per process that the data service cannot store it. */
export async function askMapLinks(run: Run, log: (text: string) => void): Promise<void> {
  const tally = await resolveMapLinks(run, askPublicHost);
  if (tally !== null && `${tally}` !== "") log(`${tally}`);
  if (tally !== null || isToldOfColumn) return;
  isToldOfColumn = true;
  log(NO_COLUMN);
}
