import type { SupabaseClient } from "@supabase/supabase-js";
import { type EmbeddedService, startEmbeddedService } from "../../scripts/embedded-service.ts";
import { importListings } from "../../scripts/import/import-listings.ts";
import type { Listings } from "../../scripts/import/row-schema.ts";
import { serviceClient } from "../../scripts/service-client.ts";

export type DataService = EmbeddedService &
  AsyncDisposable & {
    /** Reads and writes everything, past row-level security. */
    owner: SupabaseClient;
  };

/** Starts an embedded data service that holds these listings. */
export async function startDataService(listings: Listings): Promise<DataService> {
  const service = await startEmbeddedService();
  const owner = serviceClient(service.url, service.secretKey);
  await importListings({ client: owner, listings });
  return { ...service, owner, [Symbol.asyncDispose]: service.close };
}
