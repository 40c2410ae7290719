import { createClient } from "@supabase/supabase-js";
import { manyListings } from "../../tests/bench/many-listings.ts";
import { type OwnSite, startSite } from "../../tests/e2e/own-site.ts";
import { type EmbeddedService, startEmbeddedService } from "../embedded-service.ts";
import { importListings } from "../import/import-listings.ts";

export type StoredService = EmbeddedService & { importMs: number };

/** A data service that stores this many listings, of which `live` are of the last 30 days. */
export async function serviceWith(stored: number, live: number): Promise<StoredService> {
  const service = await startEmbeddedService();
  const auth = { persistSession: false, autoRefreshToken: false };
  const client = createClient(service.url, service.secretKey, { auth });
  const listings = manyListings(stored, live);
  const start = performance.now();
  await importListings({ client, listings });
  return { ...service, importMs: performance.now() - start };
}

/** The site over such a service. */
export async function siteWith(stored: number, live: number): Promise<OwnSite> {
  const service = await serviceWith(stored, live);
  const site = await startSite({ env: { SUPABASE_URL: service.url, SUPABASE_ANON_KEY: service.anonKey } });
  return {
    url: site.url,
    stop: async () => {
      await site.stop();
      await service.close();
    },
  };
}
