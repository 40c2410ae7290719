import type { LiveRental } from "@/lib/rental/rental";
import { groupFor, type RentGroup, type RentMarket } from "./rent-market";

export const MIN_COMPARED = 10;

type Standing =
  /** Within a tenth of the median. */
  | { kind: "around" }
  /** `percent` is the difference to the median; "lowest" and "highest" only if no other rent is as low or high. */
  | { kind: "under" | "over" | "lowest" | "highest"; percent: number };

export type Comparison = {
  group: RentGroup;
  /** The listing's rent in rupiah a month; null if it does not count in the group. */
  rent: number | null;
  standing: Standing | null;
};

function standingOf(rent: number, { rents, median }: RentGroup): Standing {
  const difference = rent - median;
  if (Math.abs(difference) * 10 <= median) return { kind: "around" };
  const percent = Math.round((Math.abs(difference) / median) * 100);
  if (difference < 0) return { kind: (rents[1] ?? rent) > rent ? "lowest" : "under", percent };
  return { kind: (rents.at(-2) ?? rent) < rent ? "highest" : "over", percent };
}

/** Compares a listing with the asking rents of its class (docs/behaviour.md, A2 to A4). Null if these are too few. */
export function comparisonOf(market: RentMarket, rental: LiveRental): Comparison | null {
  const group = groupFor(market, rental);
  if (group === null) return null;
  const rent = market.rents.get(rental.id) ?? null;
  const isCompared = rent !== null && group.rents.length >= MIN_COMPARED;
  return { group, rent, standing: isCompared ? standingOf(rent, group) : null };
}

function shareOfMedian(market: RentMarket, rental: LiveRental): number | null {
  const comparison = comparisonOf(market, rental);
  if (comparison === null || comparison.rent === null || comparison.standing === null) return null;
  return comparison.rent / comparison.group.median;
}

/** Cached, because sorting a list against usual rents needs the share of each of its listings. */
const knownShares = new WeakMap<RentMarket, WeakMap<LiveRental, number | null>>();

/** A listing's rent as a share of the median of its class; null if it is not compared (docs/behaviour.md, A4). */
export function sharesOfMedian(market: RentMarket): (rental: LiveRental) => number | null {
  const shares = knownShares.get(market) ?? new WeakMap<LiveRental, number | null>();
  knownShares.set(market, shares);
  return (rental) => {
    const known = shares.get(rental);
    if (known !== undefined) return known;
    const share = shareOfMedian(market, rental);
    shares.set(rental, share);
    return share;
  };
}

/** The group of a rent among its lowest tenth, equal rents included; null for any other rent (docs/behaviour.md, A4). */
export function lowestTenth(comparison: Comparison | null): RentGroup | null {
  if (comparison === null || comparison.rent === null) return null;
  const { rent, group } = comparison;
  const { length } = group.rents;
  const notHigher = group.rents.filter((other) => other <= rent).length;
  return length >= MIN_COMPARED && notHigher * 10 <= length ? group : null;
}
