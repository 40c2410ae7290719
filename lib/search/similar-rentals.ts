import { lettingOf } from "@/lib/market/alike";
import type { ExchangeRates } from "@/lib/money/currency";
import { isDoubtful } from "@/lib/money/monthly-price";
import { type Places, placeIndex } from "@/lib/places/places";
import type { LiveRental } from "../rentals/rental";
import { basePricePerMonth } from "./compare-price";

const MAX_SIMILAR = 6;

/** Whether two names are the same area: the same point, or the same name without a point. */
function sameArea(places: Places, a: string, b: string | null): boolean {
  const place = placeIndex(places, a);
  return place === null ? a === b : place === placeIndex(places, b);
}

/** Whether one is a room and the other a home. */
function areUnlike(a: LiveRental, b: LiveRental): boolean {
  const [one, other] = [lettingOf(a), lettingOf(b)];
  return one !== null && other !== null && one !== other;
}

/**
 * Up to six other rentals of the same area, no rooms beside a home, no homes beside a room, none with a placeholder for a price, the nearest monthly price in the base currency first; unknown and
 * doubtful prices come last, equal distances keep the order of `rentals`. None when the area is unknown.
 */
export function similarRentals(
  rental: LiveRental,
  rentals: readonly LiveRental[],
  { places, rates }: { places: Places; rates: ExchangeRates },
): LiveRental[] {
  const { id, location } = rental;
  if (location === null) return [];
  const comparable = (one: LiveRental) => {
    const price = basePricePerMonth(one, rates);
    return isDoubtful(price) ? null : price;
  };
  const price = comparable(rental);
  const distance = (other: LiveRental) => {
    const otherPrice = comparable(other);
    return price === null || otherPrice === null ? Number.MAX_VALUE : Math.abs(otherPrice - price);
  };
  return rentals
    .filter((other) => other.id !== id && !other.hasPlaceholderPrice && !areUnlike(rental, other))
    .filter((other) => sameArea(places, location, other.location))
    .map((other) => ({ other, distance: distance(other) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SIMILAR)
    .map(({ other }) => other);
}
