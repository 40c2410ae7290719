import "./choose-region.ts";

import { requiredNginx, startNginx } from "./deploy/nginx.ts";
import { PROCESSES, startProcesses } from "./deploy/processes.ts";
import { exit, runCommand } from "./lifetime.ts";
import { browserUrls, ownUrl } from "./start/address.ts";
import { beginStart } from "./start/begin-start.ts";
import { upToDateBuild } from "./start/build.ts";
import { dataService } from "./start/data-service.ts";
import { startFollowing } from "./start/follower.ts";
import { printLine, step } from "./start/steps.ts";

/** Tries the deployment to one machine: one data service, and several processes of the site behind nginx. */
runCommand(async () => {
  const { flags, address } = await beginStart("npm run deploy:try");
  requiredNginx();
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
