import type { SupabaseClient } from "@supabase/supabase-js";
import { countOf } from "../../collector/store/call-function.ts";
import { counted } from "../../lib/cli/counted.ts";
import { daysShown, liveSince, onlyListable } from "../../lib/rental/live.ts";

/**
 * How many listings are stored, and in words how many of them lists show at `now` (docs/behaviour.md, L1): "240 listings
 * stored, 212 shown, 20 older than 30 days". The others have ended, repeat another or wait. Throws a `CliError` if the service refuses.
 */
export async function listingCounts(client: SupabaseClient, now: Date) {
  const all = () => client.from("rentals").select("id", { count: "exact", head: true });
  const count = async (query: ReturnType<typeof all>) => countOf("to count listings", await query);
  const since = liveSince(now.getTime()).toISOString();
  const [stored, offered, shown] = await Promise.all([
    count(all()),
    count(onlyListable(all())),
    count(onlyListable(all()).gte("posted_at_telegram", since)),
  ]);
  const old = offered > shown ? `, ${offered - shown} older than ${daysShown()} days` : "";
  return { stored, label: `${counted(stored, "listing")} stored, ${shown} shown${old}` };
}
