import { importListings } from "../../scripts/import/import-listings.ts";
import type { Listings, RentalRow } from "../../scripts/import/row-schema.ts";
import { startDataService } from "./data-service.ts";
import { allRows, geoRows } from "./demo-rows.ts";
import { startFaultProxy } from "./fault-proxy.ts";

const DEMO: Listings = { rentals: allRows, geo_location: geoRows };

/** Listings, by default the demo's, in an embedded data service behind a proxy that the test controls. */
export async function startDataBehindProxy(listings = DEMO) {
  const service = await startDataService(listings);
  const { owner } = service;
  const proxy = await startFaultProxy(service.url);
  const close = async () => {
    await proxy.close();
    await service.close();
  };
  return {
    url: proxy.url,
    anonKey: service.anonKey,
    inject: proxy.inject,
    /** Requests that reached the service so far. */
    passed: proxy.passed,
    /** Past the proxy, with every right. */
    owner,
    change: async (id: number, values: { title?: string; is_deleted?: boolean }): Promise<void> => {
      const { error } = await owner.from("rentals").update(values).eq("id", id);
      if (error) throw new Error(error.message);
    },
    write: (row: RentalRow): Promise<void> =>
      importListings({ client: owner, listings: { rentals: [row], geo_location: [] } }),
    close,
    [Symbol.asyncDispose]: close,
  };
}

export type DataBehindProxy = Awaited<ReturnType<typeof startDataBehindProxy>>;

/** The environment of a site that reads these listings, again after as many seconds where the default will not do. */
export function readingFrom(
  { url, anonKey }: Pick<DataBehindProxy, "url" | "anonKey">,
  revalidateSeconds?: number,
): Record<string, string> {
  return {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: anonKey,
    ...(revalidateSeconds === undefined ? {} : { LISTINGS_REVALIDATE_SECONDS: String(revalidateSeconds) }),
  };
}
