import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { PostKey } from "../../collector/posts/rows.ts";
import { rowsOf } from "../../collector/store/call-function.ts";
import { counted } from "../../lib/cli/counted.ts";
import { chunks } from "../../lib/lists/chunks.ts";
import { liveSince, onlyListable } from "../../lib/rental/live.ts";
import { optional } from "../environment.ts";
import { countsLabel, listingCounts } from "../start/listing-counts.ts";

const listing = z.object({
  id: z.int(),
  slug: z.string().nullable(),
  title: z.string().nullable(),
});
type Listing = z.infer<typeof listing>;

const MAX_LINES = 50;
const MAX_IDS = 100;

async function liveListingsOf(
  client: SupabaseClient,
  keys: readonly PostKey[],
  now: Date,
): Promise<Listing[]> {
  const found: Listing[] = [];
  for (const [channel, posts] of Map.groupBy(keys, ({ channel }) => channel)) {
    const ids = posts.map(({ message_id }) => message_id);
    for (const some of chunks(ids, MAX_IDS)) {
      const rentals = client.from("rentals").select("id,slug,title");
      const read = onlyListable(rentals)
        .eq("source_channel_name", channel)
        .in("message_id", some)
        .gte("posted_at_telegram", liveSince(now.getTime()).toISOString())
        .order("message_id");
      found.push(...rowsOf("to list rentals", await read, listing));
    }
  }
  return found;
}

/** The listings that a run has added, with their addresses (paths without SITE_URL), and the counts of stored and shown ones. */
export async function newListingLines(
  client: SupabaseClient,
  published: readonly PostKey[],
  now: Date,
): Promise<string[]> {
  const shown = await liveListingsOf(client, published, now);
  const site = optional("SITE_URL")?.replace(/\/$/, "") ?? "";
  const lines = shown
    .slice(0, MAX_LINES)
    .map(({ id, slug, title }) => `  ${site}/rental/${slug ?? id}  ${title ?? ""}`.trimEnd());
  const more = shown.length - lines.length;
  return [
    ...(shown.length > 0 ? [`${counted(shown.length, "new listing")} on the site`, ...lines] : []),
    ...(more > 0 ? [`  and ${more} more`] : []),
    countsLabel(await listingCounts(client, now)),
  ];
}
