import type { SupabaseClient } from "@supabase/supabase-js";
import { countOf } from "../../collector/store/call-function.ts";
import { counted } from "../../lib/cli/counted.ts";
import { daysShown, liveSince, onlyListable } from "../../lib/rental/live.ts";

type ListingCounts = {
  stored: number;
  shown: number;
  /** Older than lists show. */
  old: number;
  /** Ended, deleted in the channel, or left out since. */
  ended: number;
  /** Joined with another listing. */
  repeated: number;
  /** Waiting for the owner, or no rentals. */
  waiting: number;
};

/** Counts the listings by whether lists show them at `now` (docs/behaviour.md, L1). Throws a `CliError` if the service refuses. */
export async function listingCounts(client: SupabaseClient, now: Date): Promise<ListingCounts> {
  const all = () => client.from("rentals").select("id", { count: "exact", head: true });
  const notDeleted = () => all().eq("is_deleted", false);
  const offered = () => onlyListable(all());
  const count = async (query: ReturnType<typeof all>) => countOf("to count listings", await query);
  const [stored, notDeletedCount, repeated, complete, shown] = await Promise.all([
    count(all()),
    count(notDeleted()),
    count(notDeleted().not("duplicate_of_id", "is", null)),
    count(offered()),
    count(offered().gte("posted_at_telegram", liveSince(now.getTime()).toISOString())),
  ]);
  const waiting = notDeletedCount - repeated - complete;
  return { stored, shown, old: complete - shown, ended: stored - notDeletedCount, repeated, waiting };
}

/** "240 listings stored, 212 shown; 20 older than 30 days, 8 ended" */
export function countsLabel({ stored, shown, old, ended, repeated, waiting }: ListingCounts): string {
  const others = [
    [old, `older than ${daysShown()} days`],
    [ended, "ended"],
    [repeated, repeated === 1 ? "repeats another" : "repeat others"],
    [waiting, "waiting for you"],
  ] as const;
  const why = others.flatMap(([count, words]) => (count === 0 ? [] : [`${count} ${words}`]));
  return [
    `${counted(stored, "listing")} stored, ${shown} shown`,
    ...(why.length > 0 ? [why.join(", ")] : []),
  ].join("; ");
}
