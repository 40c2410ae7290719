import type { SearchedUnit } from "@/lib/facts/searched-facts";
import type { LiveRental } from "@/lib/rentals/rental";

/** Fewer than any minimum: no count of bedrooms is known of this home, but of others in its post. */
const UNKNOWN_BESIDE_KNOWN = -1;

/** What one home of a post is found by. */
export type LetHome = Pick<LiveRental, "bedrooms" | "price_amount" | "price_currency" | "rental_period">;

/**
 * The homes that the post of a rental lets, each with its own bedrooms and rent; the rental itself where it lets one, and where its
 * price is another one than that of its cheapest home (docs/behaviour.md, C4).
 */
export function letHomes(rental: LiveRental, units: readonly SearchedUnit[]): readonly LetHome[] {
  const [lead] = units;
  const leads =
    lead?.rent.amount === rental.price_amount &&
    lead?.rent.currency === rental.price_currency &&
    lead?.rent.period === rental.rental_period;
  if (!leads || units.length < 2) return [rental];
  const areCounted = units.some(({ bedrooms }) => bedrooms !== null);
  return units.map(({ bedrooms, rent }) => ({
    bedrooms: areCounted ? (bedrooms ?? rental.bedrooms ?? UNKNOWN_BESIDE_KNOWN) : rental.bedrooms,
    price_amount: rent.amount,
    price_currency: rent.currency,
    rental_period: rent.period,
  }));
}

/** Whether any of some homes meets a filter; null where none does, and one may. */
export function anyMeets(
  homes: readonly LetHome[],
  isMet: (home: LetHome) => boolean | null,
): boolean | null {
  let met: boolean | null = false;
  for (const home of homes) {
    const one = isMet(home);
    if (one) return true;
    if (one === null) met = null;
  }
  return met;
}
