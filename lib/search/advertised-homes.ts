import type { SearchedUnit } from "@/lib/facts/searched-facts";
import type { LiveRental } from "@/lib/rentals/rental";

/** Within no bounds: the number of bedrooms of this home is unknown, but that of other homes in its post is known. */
const UNKNOWN_BESIDE_KNOWN = -1;

/** One home of a post, as filters see it. */
export type AdvertisedHome = Pick<
  LiveRental,
  "bedrooms" | "price_amount" | "price_currency" | "rental_period"
>;

/**
 * The homes that the post of a rental offers, each with its own bedrooms and rent (docs/behaviour.md, C4). Only the rental
 * itself if the post offers one home, or if the rental's price is not that of the cheapest home.
 */
export function advertisedHomes(
  rental: LiveRental,
  units: readonly SearchedUnit[],
): readonly AdvertisedHome[] {
  const [lead] = units;
  const isLeadThePrice =
    lead?.rent.amount === rental.price_amount &&
    lead?.rent.currency === rental.price_currency &&
    lead?.rent.period === rental.rental_period;
  if (!isLeadThePrice || units.length < 2) return [rental];
  const hasCounts = units.some(({ bedrooms }) => bedrooms !== null);
  return units.map(({ bedrooms, rent }) => ({
    bedrooms: hasCounts ? (bedrooms ?? rental.bedrooms ?? UNKNOWN_BESIDE_KNOWN) : rental.bedrooms,
    price_amount: rent.amount,
    price_currency: rent.currency,
    rental_period: rent.period,
  }));
}

/** Whether any of the homes meets a filter; null if none does but one is unknown. */
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
