import type { LiveRental } from "@/lib/rentals/rental";
import { groupFor, type RentGroup, type RentMarket } from "./rent-market";

/** Smaller groups have a median, but nothing is measured against it. */
export const MIN_COMPARED = 10;

/** Where a rent stands in its group. */
export type Standing =
  /** At most a tenth from the median. */
  | { kind: "around" }
  /** `percent` from the median, in whole numbers; "lowest" and "highest" for a rent that no other reaches. */
  | { kind: "under" | "over" | "lowest" | "highest"; percent: number };

export type Comparison = {
  group: RentGroup;
  /** That of the listing in rupiah a month; null where it does not count in the group. */
  rent: number | null;
  /** Null where the group is too small, or the rent does not count. */
  standing: Standing | null;
};

function standingOf(rent: number, { rents, median }: RentGroup): Standing {
  const off = rent - median;
  if (Math.abs(off) * 10 <= median) return { kind: "around" };
  const percent = Math.round((Math.abs(off) / median) * 100);
  if (off < 0) return { kind: (rents[1] ?? rent) > rent ? "lowest" : "under", percent };
  return { kind: (rents.at(-2) ?? rent) < rent ? "highest" : "over", percent };
}

/**
 * A listing beside what is asked for homes like it (docs/behaviour.md, A2 to A4). Null without a group of at least five;
 * the median alone below ten, and for a rent that is not in the group itself: another period, a doubtful price, a
 * listing that is no longer live.
 */
export function comparisonOf(market: RentMarket, rental: LiveRental): Comparison | null {
  const group = groupFor(market, rental);
  if (group === null) return null;
  const rent = market.rents.get(rental.id) ?? null;
  const isCompared = rent !== null && group.rents.length >= MIN_COMPARED;
  return { group, rent, standing: isCompared ? standingOf(rent, group) : null };
}
