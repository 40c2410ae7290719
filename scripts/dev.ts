import "./choose-region.ts";

import { runCommand } from "./lifetime.ts";
import { beginStart } from "./start/begin-start.ts";
import { dataService } from "./start/data-service.ts";
import { readFlags } from "./start/flags.ts";
import { startSite } from "./start/site.ts";

runCommand(async () => {
  const flags = readFlags("npm run dev --", process.argv.slice(2));
  await startSite(null, await beginStart(flags), await dataService(flags));
});
