import { BASE_CURRENCY, convert, type ExchangeRates } from "@/lib/money/currency";
import { isDoubtful, pricePerMonth } from "@/lib/money/monthly-price";
import type { LiveRental } from "../rentals/rental";

/** The monthly price in the base currency; null when the price or its rate is unknown. */
export function basePricePerMonth(rental: LiveRental, rates: ExchangeRates): number | null {
  const perMonth = pricePerMonth(rental.price_amount, rental.rental_period);
  return perMonth === null ? null : convert(perMonth, rental.price_currency, BASE_CURRENCY, rates);
}

/** The same order, with doubtful prices at the end. */
export function doubtfulLast(rentals: readonly LiveRental[], rates: ExchangeRates): LiveRental[] {
  const isLast = (rental: LiveRental) => isDoubtful(basePricePerMonth(rental, rates));
  const { likely = [], doubtful = [] } = Object.groupBy(rentals, (rental) =>
    isLast(rental) ? "doubtful" : "likely",
  );
  return [...likely, ...doubtful];
}

/** Sort key: plausible prices first, then doubtful ones, then none. */
function trust(price: number | null): number {
  if (price === null) return 2;
  return isDoubtful(price) ? 1 : 0;
}

/**
 * Sorts by monthly price, ascending for 1 and descending for -1; in both, doubtful prices come after the others and
 * rentals without a price last. Each price is computed once: a comparison function would do so for two of them, a
 * hundred thousand times for five thousand rentals.
 */
export function orderByPricePerMonth(
  rentals: readonly LiveRental[],
  rates: ExchangeRates,
  direction: 1 | -1,
): LiveRental[] {
  return rentals
    .map((rental) => {
      const price = basePricePerMonth(rental, rates);
      return { rental, price: price ?? 0, trust: trust(price) };
    })
    .sort((a, b) => a.trust - b.trust || (a.price - b.price) * direction)
    .map(({ rental }) => rental);
}
