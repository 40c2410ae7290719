import { createClient } from "@supabase/supabase-js";
import { demoListings } from "../../supabase/demo/listings.ts";
import { startEmbeddedService } from "../embedded-service.ts";
import { optional } from "../environment.ts";
import { importListings } from "../import/import-listings.ts";
import { checkedListings, readListings } from "../import/read-listings.ts";
import type { Listings } from "../import/row-schema.ts";
import { atEnd, end } from "../lifetime.ts";
import { ToldError } from "../told-error.ts";
import type { Flags } from "./flags.ts";
import { step, tell } from "./steps.ts";

/** Where the site reads, and the key it reads with. */
export interface DataService {
  url: string;
  anonKey: string;
}

/** The Supabase project that the environment names, or null. Throws a `ToldError` when it is named by half. */
function namedDataService(flags: Flags): DataService | null {
  const url = optional("SUPABASE_URL");
  if (url === undefined) return null;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
    throw new ToldError(`SUPABASE_URL is not an address: ${url}`);
  const anonKey = optional("SUPABASE_ANON_KEY");
  if (anonKey === undefined) throw new ToldError("SUPABASE_URL is set but SUPABASE_ANON_KEY is not.");
  if (flags.listings !== null) {
    throw new ToldError(
      "--listings is for the embedded data service; SUPABASE_URL is set: use npm run import -- FILE.",
    );
  }
  return { url, anonKey };
}

function listingsOf(flags: Flags): Listings | Promise<Listings> {
  const now = new Date();
  if (flags.listings === null) return checkedListings("supabase/demo", demoListings(now));
  return readListings(flags.listings, flags.asOfNow ? now : null);
}

async function startEmbedded(flags: Flags): Promise<{ said: string; result: DataService }> {
  const [service, listings] = await Promise.all([startEmbeddedService(), listingsOf(flags)]);
  atEnd(service.close);
  service.crashed.then((output) => {
    tell(`The data service ended unexpectedly.\n${output}`);
    end(1);
  });
  const client = createClient(service.url, service.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await importListings({ client, listings });
  return { said: `embedded, ${listings.rentals.length} listings`, result: service };
}

/** The data service for the site: the one the environment names, otherwise an embedded one that is started now. */
export async function dataService(flags: Flags): Promise<DataService> {
  const named = namedDataService(flags);
  if (!named) return step("data service", () => startEmbedded(flags));
  return step("data service", async () => ({ said: new URL(named.url).host, result: named }));
}
