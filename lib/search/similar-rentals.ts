import { lettingOf } from "@/lib/market/home-class";
import type { ExchangeRates } from "@/lib/money/currency";
import { type Places, placeIndex } from "@/lib/places/places";
import { basePricePerMonth, plausibleRent } from "../rental/rent";
import type { LiveRental } from "../rental/rental";

const MAX_SIMILAR = 6;

/** Whether two names denote the same area: the same point, or equal names if `a` has no point. */
function sameArea(places: Places, a: string, b: string | null): boolean {
  const place = placeIndex(places, a);
  return place === null ? a === b : place === placeIndex(places, b);
}

/** Whether one is known to be a room and the other a home. */
function areOfDifferentKinds(a: LiveRental, b: LiveRental): boolean {
  const [kindA, kindB] = [lettingOf(a), lettingOf(b)];
  return kindA !== null && kindB !== null && kindA !== kindB;
}

/** Rentals of the same area and kind, by difference of the monthly price in the base currency; unknown and doubtful prices last. */
export function similarRentals(
  rental: LiveRental,
  rentals: readonly LiveRental[],
  { places, rates }: { places: Places; rates: ExchangeRates },
): LiveRental[] {
  const { id, location } = rental;
  if (location === null) return [];
  const comparablePrice = ({ rent }: LiveRental) => basePricePerMonth(plausibleRent(rent, rates), rates);
  const price = comparablePrice(rental);
  const distance = (other: LiveRental) => {
    const otherPrice = comparablePrice(other);
    return price === null || otherPrice === null ? Number.MAX_VALUE : Math.abs(otherPrice - price);
  };
  return rentals
    .filter(
      (other) =>
        other.id !== id && other.rent?.price_per_month !== null && !areOfDifferentKinds(rental, other),
    )
    .filter((other) => sameArea(places, location, other.location))
    .map((other) => ({ other, distance: distance(other) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SIMILAR)
    .map(({ other }) => other);
}
