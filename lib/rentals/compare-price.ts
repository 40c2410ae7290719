import { convert } from "@/lib/money/convert";
import { BASE_CURRENCY, type ExchangeRates } from "@/lib/money/currency";
import { pricePerMonth } from "@/lib/money/price-per-month";
import type { LiveRental } from "./rental";

/** The monthly price in the base currency; null when the price or its rate is unknown. */
export function basePricePerMonth(rental: LiveRental, rates: ExchangeRates): number | null {
  const perMonth = pricePerMonth(rental.price_amount, rental.rental_period);
  return perMonth === null ? null : convert(perMonth, rental.price_currency, BASE_CURRENCY, rates);
}

/** Orders by monthly price, ascending for 1 and descending for -1; rentals without one come last in both. */
export function comparePricePerMonth(
  rates: ExchangeRates,
  direction: 1 | -1,
): (a: LiveRental, b: LiveRental) => number {
  return (a, b) => {
    const priceA = basePricePerMonth(a, rates);
    const priceB = basePricePerMonth(b, rates);
    if (priceA === null || priceB === null) return Number(priceA === null) - Number(priceB === null);
    return (priceA - priceB) * direction;
  };
}
