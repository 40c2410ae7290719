import { loadEnvFiles } from "./environment.ts";
import { endOnSignals, runCommand } from "./lifetime.ts";
import { wantedAddress } from "./start/address.ts";
import { upToDateBuild } from "./start/build.ts";
import { dataService } from "./start/data-service.ts";
import { readFlags } from "./start/flags.ts";
import { startSite } from "./start/site.ts";
import { tellDone } from "./start/steps.ts";

runCommand(async () => {
  const start = performance.now();
  const flags = readFlags("npm start", process.argv.slice(2));
  endOnSignals();
  loadEnvFiles("production");
  const address = wantedAddress();
  const [service] = await Promise.all([dataService(flags), upToDateBuild(flags.verbose)]);
  await startSite("start", address, service);
  tellDone("total", "", start);
});
