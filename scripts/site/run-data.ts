import "../choose-region.ts";

import { dataFolder, readRunningService } from "../embedded-service/data-folder.ts";
import { exitOnSignals, runCommand } from "../lifetime.ts";
import { dataService } from "../start/data-service.ts";
import { readFlags } from "../start/flags.ts";
import { checkFollowing, startFollowing } from "../start/follower.ts";
import { checkSettings } from "../start/settings.ts";

/**
 * The data service of `npm run site -- serve`, with its follower. Tells its parent what processes of the site need, and the
 * keys for the service that replaces it.
 */
runCommand(async () => {
  const flags = readFlags("npm run site -- serve", process.argv.slice(2));
  exitOnSignals(0);
  checkFollowing(flags);
  const before = { ...process.env };
  await checkSettings(flags.data);
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name, value]) => value !== before[name]),
  );
  const { url, anonKey, photos } = await dataService(flags);
  const running = flags.data === null ? null : await readRunningService(dataFolder(flags.data));
  process.send?.({
    service: { url, anonKey, photos, environment },
    keys: running && { anonKey, secretKey: running.secretKey },
  });
  startFollowing(flags);
});
