import "./choose-region.ts";

import { runCommand } from "./lifetime.ts";
import { beginStart } from "./start/begin-start.ts";
import { upToDateBuild } from "./start/build.ts";
import { dataService } from "./start/data-service.ts";
import { readFlags } from "./start/flags.ts";
import { startSite } from "./start/site.ts";
import { printDone } from "./start/steps.ts";

runCommand(async () => {
  const start = performance.now();
  const flags = readFlags("npm start --", process.argv.slice(2));
  if (flags.build) return void (await upToDateBuild(flags.verbose));
  const address = await beginStart(flags);
  const [service, build] = await Promise.all([dataService(flags), upToDateBuild(flags.verbose)]);
  await startSite(build, address, service);
  printDone("total", "", start);
});
