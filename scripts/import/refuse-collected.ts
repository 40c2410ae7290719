import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";
import type { RentalRow } from "./row-schema.ts";

/** Ids in one address. */
const MAX_IDS = 200;
const MAX_SHOWN = 5;

const messages = z.array(z.object({ id: z.int(), channel: z.string(), message_id: z.int() }));
const posts = z.array(z.object({ message_id: z.int() }));

type Answer = { data: unknown; error: { message: string } | null };

function answered({ data, error }: Answer): unknown {
  if (error) throw new CliError(`What was collected cannot be read: ${error.message}`);
  return data;
}

/** The ids of stored rentals of some rows that show a post of the collector, and another one than the row does. */
async function collectedAmong(client: SupabaseClient, rows: readonly RentalRow[]): Promise<number[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const asked = client
    .from("rentals")
    .select("id,channel:source_channel_name,message_id")
    .not("source_channel_name", "is", null)
    .not("message_id", "is", null)
    .in("id", [...byId.keys()]);
  const others = messages.parse(answered(await asked)).filter(({ id, channel, message_id }) => {
    const row = byId.get(id);
    return row?.source_channel_name !== channel || row.message_id !== message_id;
  });
  const found: number[] = [];
  for (const [channel, of] of Map.groupBy(others, (other) => other.channel)) {
    const ids = of.map(({ message_id }) => message_id);
    const kept = client.from("posts").select("message_id").eq("channel", channel).in("message_id", ids);
    const collected = new Set(posts.parse(answered(await kept)).map(({ message_id }) => message_id));
    found.push(...of.filter(({ message_id }) => collected.has(message_id)).map(({ id }) => id));
  }
  return found;
}

/**
 * Throws a `CliError` where listings of a file bear ids that the data service has given to others, which the collector made: no
 * run would bring those back, since their posts have not changed.
 */
export async function refuseCollected(client: SupabaseClient, rentals: readonly RentalRow[]): Promise<void> {
  const taken: number[] = [];
  for (let start = 0; start < rentals.length; start += MAX_IDS) {
    taken.push(...(await collectedAmong(client, rentals.slice(start, start + MAX_IDS))));
  }
  if (taken.length === 0) return;
  const shown = `${taken.slice(0, MAX_SHOWN).join(", ")}${taken.length > MAX_SHOWN ? ", ..." : ""}`;
  throw new CliError(
    `Listings that were collected have ids of the file (${shown}), and would be lost. Nothing was written: give these rentals other ids.`,
  );
}
