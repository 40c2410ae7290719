import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { readingFrom } from "./data-behind-proxy.ts";
import { type RunningSite, startSite } from "./site.ts";

const SERVICE = fileURLToPath(new URL("filled-service.ts", import.meta.url));
const started = z.object({ url: z.url(), anonKey: z.string() });

type FilledSite = RunningSite & {
  /** Stores as many listings in the place of those before. The site reads them within a second. */
  refill: (live: number) => Promise<void>;
};

/** The site over the demo's listings repeated until there are as many, all of them of the last month. */
export async function startFilledSite(live: number): Promise<FilledSite> {
  const service = fork(SERVICE, [String(live), String(live)], {
    execArgv: [
      "--disable-warning=ExperimentalWarning",
      "--import",
      "./scripts/resolve-project.ts",
      "--liftoff-only",
    ],
  });
  const [message] = await once(service, "message");
  const { url, anonKey } = started.parse(message);
  const site = await startSite({ env: readingFrom({ url, anonKey }, 1) });
  return {
    url: site.url,
    refill: async (count) => {
      service.send([count, count]);
      await once(service, "message");
    },
    stop: async () => {
      await site.stop();
      service.disconnect();
      await once(service, "exit");
    },
  };
}
