import { startFaultProxy } from "./fault-proxy.ts";
import { type RunningSite, startSite } from "./site.ts";

/** The site over a data service that answers every request with 500. */
export async function startFailingSite(): Promise<RunningSite> {
  const proxy = await startFaultProxy("http://127.0.0.1");
  await proxy.inject("status-500");
  const site = await startSite({ env: { SUPABASE_URL: proxy.url, SUPABASE_ANON_KEY: "any" } });
  return {
    url: site.url,
    stop: async () => {
      await site.stop();
      await proxy.close();
    },
  };
}
