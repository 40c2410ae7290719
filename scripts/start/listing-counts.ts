import type { SupabaseClient } from "@supabase/supabase-js";
import { counted } from "../../lib/cli/counted.ts";
import { liveSince } from "../../lib/rentals/live.ts";

/** How many listings a data service holds, and how many of them lists show at `now` (docs/behaviour.md, L1). */
export async function listingCounts(
  client: SupabaseClient,
  now: Date,
): Promise<{ stored: number; shown: number }> {
  const counting = () => client.from("rentals").select("id", { count: "exact", head: true });
  const [stored, shown] = await Promise.all([
    counting(),
    counting()
      .eq("message_type", "rental")
      .eq("is_complete_listing", true)
      .eq("is_deleted", false)
      .is("duplicate_of_id", null)
      .gte("posted_at_telegram", liveSince(now.getTime()).toISOString()),
  ]);
  return { stored: stored.count ?? 0, shown: shown.count ?? 0 };
}

/** "240 listings stored, 212 shown" */
export function countsLabel({ stored, shown }: { stored: number; shown: number }): string {
  return `${counted(stored, "listing")} stored, ${shown} shown`;
}
