import { askPublicHost } from "../../collector/map-links/ask-public-host.ts";
import { resolveMapLinks } from "../../collector/run/resolve-map-links.ts";
import type { Run } from "../../collector/run/run-batch.ts";

/** Asks where the short map links of posts lead and logs the outcome. */
export async function askMapLinks(run: Run, log: (text: string) => void): Promise<void> {
  const tally = `${await resolveMapLinks(run, askPublicHost)}`;
  if (tally !== "") log(tally);
}
