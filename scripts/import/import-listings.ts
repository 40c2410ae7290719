import type { SupabaseClient } from "@supabase/supabase-js";
import { readerVersion } from "../../collector/judge/rules-version.ts";
import { ensureDone } from "../../collector/store/call-function.ts";
import { chunks } from "../../lib/lists/chunks.ts";
import { factsOfRow } from "./facts-of-row.ts";
import { originalsFirst } from "./read-listings.ts";
import type { Listings, RentalRow } from "./row-schema.ts";

const BATCH_SIZE = 250;

/** Leaves the message id only on the first of several listings of one post: the table allows one listing per message. */
export function oneListingPerMessage(rentals: readonly RentalRow[]): RentalRow[] {
  const named = new Set<string>();
  return rentals.map((rental) => {
    const { source_channel_name: channel, message_id } = rental;
    if (channel === null || message_id === null) return rental;
    const message = JSON.stringify([channel, message_id]);
    if (named.has(message)) return { ...rental, message_id: null };
    named.add(message);
    return rental;
  });
}

/** Writes checked listings, and removes none. Throws a `CliError` if a batch is refused; earlier batches stay written. */
export async function importListings({
  client,
  listings,
}: {
  client: SupabaseClient;
  listings: Listings;
}): Promise<void> {
  // Read facts before the first request: it takes seconds, in which an idle connection would be closed.
  const version = await readerVersion();
  const { ordered } = originalsFirst(oneListingPerMessage(listings.rentals));
  const rowsWithFacts = ordered.map((row) => ({ ...row, facts: factsOfRow(row, version) }));
  async function upsert(table: string, rows: readonly object[], onConflict: string): Promise<void> {
    for (const batch of chunks(rows, BATCH_SIZE)) {
      ensureDone(`to write ${table}`, await client.from(table).upsert(batch, { onConflict }));
    }
  }
  await upsert("geo_location", listings.geo_location, "location_name");
  await upsert("rentals", rowsWithFacts, "id");
}
