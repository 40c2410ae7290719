import "./choose-region.ts";

import { exitOnSignals, runCommand } from "./lifetime.ts";
import { freeAddress, requestedAddress } from "./start/address.ts";
import { dataService } from "./start/data-service.ts";
import { readFlags } from "./start/flags.ts";
import { checkFollowing, startFollowing } from "./start/follower.ts";
import { checkMapArchive } from "./start/map-archive.ts";
import { checkSettings, settingsFolder } from "./start/settings.ts";
import { startSite } from "./start/site.ts";

runCommand(async () => {
  const flags = readFlags("npm run dev", process.argv.slice(2));
  exitOnSignals(0);
  await checkSettings(settingsFolder(flags));
  checkFollowing(flags);
  await checkMapArchive();
  const address = await freeAddress(requestedAddress());
  await startSite(null, address, await dataService(flags));
  startFollowing(flags);
});
