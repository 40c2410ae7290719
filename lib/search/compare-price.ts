import { BASE_CURRENCY, convert, type ExchangeRates } from "@/lib/money/currency";
import { isDoubtful, monthlyPrice } from "@/lib/money/monthly-price";
import type { LiveRental } from "../rentals/rental";

/** The monthly price in the base currency; null if the price or its rate is unknown. */
export function basePricePerMonth(
  rental: Pick<LiveRental, "price_amount" | "price_currency" | "rental_period">,
  rates: ExchangeRates,
): number | null {
  const monthly = monthlyPrice(rental);
  return monthly === null ? null : convert(monthly.perMonth, monthly.currency, BASE_CURRENCY, rates);
}

/** Whether a rental has a price that cannot be converted to all of these currencies, because a rate is unknown. */
export function lacksRate(rental: LiveRental, currencies: readonly string[], rates: ExchangeRates): boolean {
  const monthly = monthlyPrice(rental);
  if (monthly === null) return false;
  return currencies.some((currency) => convert(monthly.perMonth, monthly.currency, currency, rates) === null);
}

/** Moves doubtful prices to the end. */
export function doubtfulLast(rentals: readonly LiveRental[], rates: ExchangeRates): LiveRental[] {
  const isLast = (rental: LiveRental) => isDoubtful(basePricePerMonth(rental, rates));
  const { likely = [], doubtful = [] } = Object.groupBy(rentals, (rental) =>
    isLast(rental) ? "doubtful" : "likely",
  );
  return [...likely, ...doubtful];
}

/** Moves fitting rentals to the front. A doubtful price never fits. */
export function fittingFirst(
  rentals: readonly LiveRental[],
  fits: (rental: LiveRental) => boolean,
  rates: ExchangeRates,
): LiveRental[] {
  const isFirst = (rental: LiveRental) => !isDoubtful(basePricePerMonth(rental, rates)) && fits(rental);
  const { fitting = [], others = [] } = Object.groupBy(rentals, (rental) =>
    isFirst(rental) ? "fitting" : "others",
  );
  return [...fitting, ...others];
}

/** Sort key: plausible prices first, then doubtful ones, then missing ones. */
function trust(price: number | null): number {
  if (price === null) return 2;
  return isDoubtful(price) ? 1 : 0;
}

/**
 * Sorts by monthly price, ascending for 1 and descending for -1. In both directions doubtful prices come after the others,
 * and rentals without a price last. Computes each price once: inside the comparison function it would be computed a hundred
 * thousand times for five thousand rentals.
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
