import { isSameRent } from "@/lib/money/period";
import type { LiveRental } from "@/lib/rental/rental";
import type { SearchedUnit } from "./searched-facts";

/** Bedrooms of a home without a number beside homes that have one: within no bounds. */
const UNKNOWN_BESIDE_KNOWN = -1;

export type AdvertisedHome = Pick<LiveRental, "bedrooms" | "rent">;

/** Each with its bedrooms and rent (docs/behaviour.md, C4); only the rental itself if its price is not that of the cheapest. */
export function advertisedHomes(
  rental: LiveRental,
  units: readonly SearchedUnit[],
): readonly AdvertisedHome[] {
  const [lead] = units;
  if (lead === undefined || units.length < 2 || !isSameRent(rental.rent, lead.rent)) return [rental];
  const hasCounts = units.some(({ bedrooms }) => bedrooms !== null);
  return units.map(({ bedrooms, rent }) => ({
    bedrooms: hasCounts ? (bedrooms ?? rental.bedrooms ?? UNKNOWN_BESIDE_KNOWN) : rental.bedrooms,
    rent,
  }));
}

/** Null if no home meets the filter but one is unknown. */
export function anyMeets(
  homes: readonly AdvertisedHome[],
  isMet: (home: AdvertisedHome) => boolean | null,
): boolean | null {
  let result: boolean | null = false;
  for (const home of homes) {
    const met = isMet(home);
    if (met) return true;
    if (met === null) result = null;
  }
  return result;
}
