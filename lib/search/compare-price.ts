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
