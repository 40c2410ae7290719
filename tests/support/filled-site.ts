import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type RunningSite, startSite } from "./site.ts";

const SERVICE = fileURLToPath(new URL("filled-service.ts", import.meta.url));
const started = z.object({ url: z.url(), anonKey: z.string() });

/** The site over the demo's listings repeated until there are as many, all of them of the last month. */
export async function startFilledSite(live: number): Promise<RunningSite> {
  const service = fork(SERVICE, [String(live), String(live)], {
    execArgv: ["--disable-warning=ExperimentalWarning", "--import", "./scripts/resolve-project.ts"],
  });
  const [message] = await once(service, "message");
  const { url, anonKey } = started.parse(message);
  const site = await startSite({ env: { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey } });
  return {
    url: site.url,
    stop: async () => {
      await site.stop();
      service.disconnect();
      await once(service, "exit");
    },
  };
}
