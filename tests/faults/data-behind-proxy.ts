import { createClient } from "@supabase/supabase-js";
import { startEmbeddedService } from "../../scripts/embedded-service.ts";
import { importListings } from "../../scripts/import/import-listings.ts";
import { checkedListings } from "../../scripts/import/read-listings.ts";
import { demoListings } from "../../supabase/demo/listings.ts";
import { startFaultProxy } from "./fault-proxy.ts";

/** The demo's listings in an embedded data service, reached through a proxy that the test controls. */
export async function startDataBehindProxy() {
  const service = await startEmbeddedService();
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const owner = createClient(service.url, service.secretKey, options);
  await importListings({
    client: owner,
    listings: checkedListings("supabase/demo", demoListings(new Date())),
  });
  const proxy = await startFaultProxy(service.url);
  return {
    url: proxy.url,
    anonKey: service.anonKey,
    inject: proxy.inject,
    /** Renames a listing, past the proxy. */
    rename: async (id: number, title: string): Promise<void> => {
      const { error } = await owner.from("rentals").update({ title }).eq("id", id);
      if (error) throw new Error(error.message);
    },
    close: async () => {
      await proxy.close();
      await service.close();
    },
  };
}

export type DataBehindProxy = Awaited<ReturnType<typeof startDataBehindProxy>>;
