import "./choose-region.ts";

import { runCommand } from "./lifetime.ts";
import { beginStart } from "./start/begin-start.ts";
import { dataService } from "./start/data-service.ts";
import { startFollowing } from "./start/follower.ts";
import { startSite } from "./start/site.ts";

runCommand(async () => {
  const { flags, address } = await beginStart("npm run dev");
  await startSite(null, address, await dataService(flags));
  startFollowing(flags);
});
