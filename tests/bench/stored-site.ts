import type { Listings } from "../../scripts/import/row-schema.ts";
import { startDataService } from "../support/data-service.ts";
import { type RunningSite, startSite } from "../support/site.ts";

/** The site over a data service that stores these listings. */
export async function siteWith(listings: Listings): Promise<RunningSite> {
  const service = await startDataService(listings);
  const site = await startSite({ env: { SUPABASE_URL: service.url, SUPABASE_ANON_KEY: service.anonKey } });
  return {
    url: site.url,
    stop: async () => {
      await site.stop();
      await service.close();
    },
  };
}
