import { type Places, placeIndex } from "@/lib/geo/places";
import type { ExchangeRates } from "@/lib/money/currency";
import { basePricePerMonth } from "./compare-price";
import type { LiveRental } from "./rental";

const MAX_SIMILAR = 6;

/** Whether two listings name the same area: one point of the map, or one name that the map does not know. */
function sameArea(places: Places, a: string, b: string | null): boolean {
  const place = placeIndex(places, a);
  return place === null ? a === b : place === placeIndex(places, b);
}

/**
 * Up to six other rentals of the same area, the nearest monthly price in the base currency first; unknown
 * prices come last, equal distances keep the order of `rentals`. None when the area is unknown.
 */
export function similarRentals(
  rental: LiveRental,
  rentals: readonly LiveRental[],
  { places, rates }: { places: Places; rates: ExchangeRates },
): LiveRental[] {
  const { id, location } = rental;
  if (location === null) return [];
  const price = basePricePerMonth(rental, rates);
  const distance = (other: LiveRental) => {
    const otherPrice = basePricePerMonth(other, rates);
    return price === null || otherPrice === null ? Number.MAX_VALUE : Math.abs(otherPrice - price);
  };
  return rentals
    .filter((other) => other.id !== id && sameArea(places, location, other.location))
    .map((other) => ({ other, distance: distance(other) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SIMILAR)
    .map(({ other }) => other);
}
