import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { rowsOf } from "../../collector/store/call-function.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { chunks } from "../../lib/lists/chunks.ts";
import type { RentalRow } from "./row-schema.ts";

/** Ids that fit into the URL of one request. */
const MAX_IDS = 200;
const MAX_SHOWN = 5;

const post = z.object({ channel: z.string(), message_id: z.int() });
const listing = post.extend({ id: z.int() });

const keyOf = ({ channel, message_id }: z.infer<typeof post>) => JSON.stringify([channel, message_id]);

/** Throws a `CliError` if a file would overwrite listings of the collector: no later run restores them, as their posts are unchanged. */
export async function refuseCollected(client: SupabaseClient, rentals: readonly RentalRow[]): Promise<void> {
  const lost: number[] = [];
  for (const rows of chunks(rentals, MAX_IDS)) {
    const byId = new Map(rows.map((row) => [row.id, row]));
    const stored = await client
      .from("rentals")
      .select("id,channel:source_channel_name,message_id")
      .not("source_channel_name", "is", null)
      .not("message_id", "is", null)
      .in("id", [...byId.keys()]);
    const others = rowsOf("to list what was collected", stored, listing).filter(
      ({ id, channel, message_id }) => {
        const row = byId.get(id);
        return row?.source_channel_name !== channel || row.message_id !== message_id;
      },
    );
    const messages = others.map(({ message_id }) => message_id);
    const answer = await client.from("posts").select("channel,message_id").in("message_id", messages);
    const collected = new Set(rowsOf("to list posts", answer, post).map(keyOf));
    lost.push(...others.filter((other) => collected.has(keyOf(other))).map(({ id }) => id));
  }
  if (lost.length === 0) return;
  const shown = `${lost.slice(0, MAX_SHOWN).join(", ")}${lost.length > MAX_SHOWN ? ", ..." : ""}`;
  throw new CliError(
    `Listings that were collected have ids of the file (${shown}), and would be lost. Nothing was written: give these rentals other ids.`,
  );
}
