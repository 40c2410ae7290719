import "./choose-region.ts";

import { exitOnSignals, runCommand } from "./lifetime.ts";
import { freeAddress, requestedAddress } from "./start/address.ts";
import { upToDateBuild } from "./start/build.ts";
import { dataService } from "./start/data-service.ts";
import { readFlags } from "./start/flags.ts";
import { checkFollowing, startFollowing } from "./start/follower.ts";
import { checkMapArchive } from "./start/map-archive.ts";
import { checkSettings, settingsFolder } from "./start/settings.ts";
import { startSite } from "./start/site.ts";
import { printDone } from "./start/steps.ts";

runCommand(async () => {
  const start = performance.now();
  const flags = readFlags("npm start", process.argv.slice(2));
  exitOnSignals(0);
  await checkSettings(settingsFolder(flags));
  checkFollowing(flags);
  await checkMapArchive();
  const address = await freeAddress(requestedAddress());
  const [service, build] = await Promise.all([dataService(flags), upToDateBuild(flags.verbose)]);
  await startSite(build, address, service);
  printDone("total", "", start);
  startFollowing(flags);
});
