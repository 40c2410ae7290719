import type { SupabaseClient } from "@supabase/supabase-js";
import { readerVersion } from "../../collector/judge/rules-version.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { factsOfRow } from "./facts-of-row.ts";
import { originalsFirst } from "./originals-first.ts";
import type { Listings, RentalRow } from "./row-schema.ts";

const BATCH = 250;

interface Import {
  /** A client with the secret key. */
  client: SupabaseClient;
  listings: Listings;
  /** Called after every batch with the number of rows written so far, of both tables. */
  onProgress?: (written: number, total: number) => void;
}

function refusal(table: string, reason: string, written: number, total: number): string {
  const said = reason.includes("fetch failed") ? "the data service does not answer" : reason;
  return `${table}: ${said}\n${written} of ${counted(total, "row")} written; import again to continue.`;
}

/**
 * The listings with the message of each channel named once, as the table has it: a file may hold several homes of one post.
 * The first keeps the link to it, the others come without.
 */
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

/**
 * Writes listings that were checked: rows whose primary key exists are replaced, others are added, none is removed.
 * Importing the same listings again changes nothing. Throws a `CliError` when the data service refuses a batch; the
 * batches before it stay written.
 */
export async function importListings({ client, listings, onProgress }: Import): Promise<void> {
  // Before the first request: it takes seconds, in which a connection would be closed.
  const version = await readerVersion();
  const { ordered } = originalsFirst(oneListingPerMessage(listings.rentals));
  const read = ordered.map((row) => ({ ...row, facts: factsOfRow(row, version) }));
  const total = listings.rentals.length + listings.geo_location.length;
  let written = 0;
  async function upsert(table: string, rows: readonly object[], onConflict: string): Promise<void> {
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = rows.slice(start, start + BATCH);
      const { error } = await client.from(table).upsert(batch, { onConflict });
      if (error) throw new CliError(refusal(table, error.message, written, total));
      written += batch.length;
      onProgress?.(written, total);
    }
  }
  await upsert("geo_location", listings.geo_location, "location_name");
  await upsert("rentals", read, "id");
}
