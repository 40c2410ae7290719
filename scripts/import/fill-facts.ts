import type { SupabaseClient } from "@supabase/supabase-js";
import { readerVersion } from "../../collector/judge/rules-version.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { type Described, factsOfRow } from "./facts-of-row.ts";

const BATCH = 250;

const COLUMNS = "id,raw_description,posted_at_telegram,amenities,contact_url,owner_statements,facts";

type StoredRow = Described & { id: number };

/** Throws a `CliError` with what the data service said. */
function rowsOf<Row>({ data, error }: { data: Row[] | null; error: { message: string } | null }): Row[] {
  if (error) throw new CliError(`rentals: ${error.message}`);
  return data ?? [];
}

type Fill = {
  /** A client with the secret key. */
  client: SupabaseClient;
  /** Only listings without any, not those read by other rules: the collector reads these again with their posts. */
  onlyMissing?: boolean;
  /** Called after every batch with the number of listings read so far. */
  onProgress?: (read: number, total: number) => void;
};

/**
 * Reads the facts of listings that have none, or those of other rules, and stores them. What has been stored stays when the
 * run is broken off: the next one goes on with the others. Resolves to how many listings were read.
 */
export async function fillFacts({ client, onlyMissing = false, onProgress }: Fill): Promise<number> {
  const version = await readerVersion();
  const lacking = () =>
    client
      .from("rentals")
      .select(COLUMNS, { count: "exact" })
      .not("raw_description", "is", null)
      .or(onlyMissing ? "facts.is.null" : `facts.is.null,facts->>version.neq.${version}`);
  let [done, total] = [0, 0];
  for (;;) {
    const answer = await lacking().order("id").limit(BATCH).returns<StoredRow[]>();
    const rows = rowsOf(answer);
    total ||= answer.count ?? 0;
    if (rows.length === 0) return done;
    for (const row of rows) {
      const read = { facts: factsOfRow(row, version) };
      rowsOf(await client.from("rentals").update(read).eq("id", row.id).select("id"));
    }
    done += rows.length;
    onProgress?.(done, total);
  }
}
