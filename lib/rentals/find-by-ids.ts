import { holdBriefly } from "@/lib/cache/hold-briefly";
import { liveRentals, type ReadRentals, rentalsByIds } from "./queries";

/** Taking thousands of rentals out of the framework's cache costs more than the rest of an answer. */
const heldRentals = holdBriefly(liveRentals, 5_000, Date.now);

/**
 * The listed rentals among these ids, in any order. Those of the list are at hand, so that scrolling asks nothing of
 * the data service and goes on without it; only others are read (liked ones that are older than the list). Throws when
 * the data service cannot answer.
 */
export async function findByIds(ids: readonly number[]): Promise<ReadRentals> {
  const wanted = new Set(ids);
  const live = await heldRentals();
  const rentals = live.rentals.filter(({ id }) => wanted.delete(id));
  if (wanted.size === 0) return { readAt: live.readAt, rentals };
  const others = await rentalsByIds([...wanted].sort((a, b) => a - b));
  return { readAt: Math.min(live.readAt, others.readAt), rentals: [...rentals, ...others.rentals] };
}
