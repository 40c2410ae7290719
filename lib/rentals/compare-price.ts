import { convert } from "@/lib/money/convert";
import { BASE_CURRENCY, type ExchangeRates } from "@/lib/money/currency";
import { pricePerMonth } from "@/lib/money/price-per-month";
import type { LiveRental } from "./rental";

/** The monthly price in the base currency; null when the price or its rate is unknown. */
export function basePricePerMonth(rental: LiveRental, rates: ExchangeRates): number | null {
  const perMonth = pricePerMonth(rental.price_amount, rental.rental_period);
  return perMonth === null ? null : convert(perMonth, rental.price_currency, BASE_CURRENCY, rates);
}

/**
 * In the order of monthly prices, ascending for 1 and descending for -1; rentals without one come last in both. Each
 * price is worked out once: a comparison would do so for two of them, a hundred thousand times for five thousand.
 */
export function orderByPricePerMonth(
  rentals: readonly LiveRental[],
  rates: ExchangeRates,
  direction: 1 | -1,
): LiveRental[] {
  return rentals
    .map((rental) => ({ rental, price: basePricePerMonth(rental, rates) }))
    .sort(({ price: a }, { price: b }) =>
      a === null || b === null ? Number(a === null) - Number(b === null) : (a - b) * direction,
    )
    .map(({ rental }) => rental);
}
