import { CliError } from "../../lib/cli/cli-error.ts";
import { readArguments } from "../read-arguments.ts";
import { freeAddress, LOOPBACK, ownUrl } from "../start/address.ts";
import { upToDateBuild } from "../start/build.ts";
import { dataService } from "../start/data-service.ts";
import { readFlags } from "../start/flags.ts";
import { checkSettings } from "../start/settings.ts";
import { startSite } from "../start/site.ts";
import { askSite } from "./ask-site.ts";
import { existingDataFolder } from "./backup.ts";
import { failedPages } from "./page-kinds.ts";

const USAGE = `usage: npm run site -- rehearse --data COPY

Builds this release, opens a copy of the data folder with it, and asks for every kind of page. For npm run site -- upgrade.`;

/** Far from the ports of the running site. */
const FIRST_PORT = 4_900;

/** Shows that this release works with these data. Throws a `CliError` that names what does not. */
export async function rehearse(args: string[]): Promise<void> {
  const { values } = readArguments(USAGE, { data: { type: "string" } }, args);
  const data = existingDataFolder(values.data, USAGE);
  await checkSettings(data);
  const service = await dataService(readFlags("npm run site -- rehearse", ["--data", data]));
  const build = await upToDateBuild(false);
  const address = await freeAddress({ host: LOOPBACK, port: FIRST_PORT });
  await startSite(build, address, service);
  const { health, pages } = await askSite(ownUrl(address), false);
  const failed = failedPages(pages);
  if (health?.dataService === "up" && pages.length > 0 && failed.length === 0) {
    console.log(`${pages.length} kinds of pages answer`);
    return;
  }
  throw new CliError(
    ["With a copy of the data this release fails:", ...failed, JSON.stringify(health)].join("\n"),
  );
}
