import "./choose-region.ts";

import { requiredNginx, startNginx } from "./deploy/nginx.ts";
import { PROCESSES, startProcesses } from "./deploy/processes.ts";
import { exit, exitOnSignals, runCommand } from "./lifetime.ts";
import { browserUrls, freeAddress, ownUrl, requestedAddress } from "./start/address.ts";
import { upToDateBuild } from "./start/build.ts";
import { dataService } from "./start/data-service.ts";
import { readFlags } from "./start/flags.ts";
import { checkFollowing, startFollowing } from "./start/follower.ts";
import { checkMapArchive } from "./start/map-archive.ts";
import { checkSettings, settingsFolder } from "./start/settings.ts";
import { printLine, step } from "./start/steps.ts";

/** Tries the deployment to one machine: one data service, and several processes of the site behind nginx. */
runCommand(async () => {
  const flags = readFlags("npm run deploy:try", process.argv.slice(2));
  requiredNginx();
  exitOnSignals(0);
  await checkSettings(settingsFolder(flags));
  checkFollowing(flags);
  await checkMapArchive();
  const address = await freeAddress(requestedAddress());
  const [service, build] = await Promise.all([dataService(flags), upToDateBuild(flags.verbose)]);
  const ports = await step("processes", async () => {
    const result = await startProcesses(build, address.port + 1, service, ownUrl(address));
    return { summary: `${PROCESSES} at ports ${result.join(", ")}`, result };
  });
  await step("nginx", async () => {
    const nginx = await startNginx(address, ports);
    nginx.crashed.then((output) => {
      printLine(`nginx ended unexpectedly.\n${output}`);
      exit(1);
    });
    return { summary: browserUrls(address).join(", "), result: undefined };
  });
  startFollowing(flags);
});
