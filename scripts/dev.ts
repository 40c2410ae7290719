import { loadEnvFiles } from "./environment.ts";
import { endOnSignals, runCommand } from "./lifetime.ts";
import { wantedAddress } from "./start/address.ts";
import { dataService } from "./start/data-service.ts";
import { readFlags } from "./start/flags.ts";
import { startSite } from "./start/site.ts";

runCommand(async () => {
  const flags = readFlags("npm run dev", process.argv.slice(2));
  endOnSignals();
  loadEnvFiles("development");
  const address = wantedAddress();
  await startSite("dev", address, await dataService(flags));
});
