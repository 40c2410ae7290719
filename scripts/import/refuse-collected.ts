import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";
import { chunks } from "../../lib/lists/chunks.ts";
import type { RentalRow } from "./row-schema.ts";

/** Ids that fit into the URL of one request. */
const MAX_IDS = 200;
const MAX_SHOWN = 5;

const messages = z.array(z.object({ id: z.int(), channel: z.string(), message_id: z.int() }));
const posts = z.array(z.object({ message_id: z.int() }));

type Answer = { data: unknown; error: { message: string } | null };

function dataOf({ data, error }: Answer): unknown {
  if (error) throw new CliError(`What was collected cannot be read: ${error.message}`);
  return data;
}

/** The ids of `rows` under which the data service has a listing of another, collected post. */
async function collectedAmong(client: SupabaseClient, rows: readonly RentalRow[]): Promise<number[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const storedRentals = client
    .from("rentals")
    .select("id,channel:source_channel_name,message_id")
    .not("source_channel_name", "is", null)
    .not("message_id", "is", null)
    .in("id", [...byId.keys()]);
  const others = messages.parse(dataOf(await storedRentals)).filter(({ id, channel, message_id }) => {
    const row = byId.get(id);
    return row?.source_channel_name !== channel || row.message_id !== message_id;
  });
  const found: number[] = [];
  for (const [channel, rentals] of Map.groupBy(others, (other) => other.channel)) {
    const ids = rentals.map(({ message_id }) => message_id);
    const storedPosts = client
      .from("posts")
      .select("message_id")
      .eq("channel", channel)
      .in("message_id", ids);
    const collected = new Set(posts.parse(dataOf(await storedPosts)).map(({ message_id }) => message_id));
    found.push(...rentals.filter(({ message_id }) => collected.has(message_id)).map(({ id }) => id));
  }
  return found;
}

/** Throws a `CliError` if a file would overwrite listings of the collector: no later run restores them, as their posts are unchanged. */
export async function refuseCollected(client: SupabaseClient, rentals: readonly RentalRow[]): Promise<void> {
  const conflicting: number[] = [];
  for (const some of chunks(rentals, MAX_IDS)) conflicting.push(...(await collectedAmong(client, some)));
  if (conflicting.length === 0) return;
  const shown = `${conflicting.slice(0, MAX_SHOWN).join(", ")}${conflicting.length > MAX_SHOWN ? ", ..." : ""}`;
  throw new CliError(
    `Listings that were collected have ids of the file (${shown}), and would be lost. Nothing was written: give these rentals other ids.`,
  );
}
