import type { SupabaseClient } from "@supabase/supabase-js";
import { readerVersion } from "../../collector/judge/rules-version.ts";
import { countOf, ensureDone } from "../../collector/store/call-function.ts";
import { type DescribedRow, factsOfRow } from "./facts-of-row.ts";

const BATCH_SIZE = 250;

const COLUMNS = "id,raw_description,posted_at_telegram,amenities,contact_url,owner_statements,facts";

type StoredRow = DescribedRow & { id: number };

type FillOptions = {
  client: SupabaseClient;
  onProgress?: (read: number, total: number) => void;
};

/** Reads and stores the facts of listings that have none, or those of other rules. Can be interrupted. Returns how many were read. */
export async function fillFacts({ client, onProgress }: FillOptions): Promise<number> {
  const version = await readerVersion();
  const listingsToRead = () =>
    client
      .from("rentals")
      .select(COLUMNS, { count: "exact" })
      .not("raw_description", "is", null)
      .or(`facts.is.null,facts->>version.neq.${version}`);
  let [done, total] = [0, 0];
  for (;;) {
    const answer = await listingsToRead().order("id").limit(BATCH_SIZE).returns<StoredRow[]>();
    const left = countOf("to list listings", answer);
    total ||= left;
    const rows = answer.data ?? [];
    if (rows.length === 0) return done;
    for (const row of rows) {
      const update = { facts: factsOfRow(row, version) };
      ensureDone("facts", await client.from("rentals").update(update).eq("id", row.id));
    }
    done += rows.length;
    onProgress?.(done, total);
  }
}
