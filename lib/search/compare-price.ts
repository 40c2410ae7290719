import { BASE_CURRENCY, convert, type ExchangeRates } from "@/lib/money/currency";
import { monthlyPrice } from "@/lib/money/monthly-price";
import type { LiveRental } from "../rental/rental";

/** The monthly price in the base currency; null if the price or its rate is unknown. */
export function basePricePerMonth(
  rental: Pick<LiveRental, "price_amount" | "price_currency" | "rental_period">,
  rates: ExchangeRates,
): number | null {
  const monthly = monthlyPrice(rental);
  return monthly === null ? null : convert(monthly.perMonth, monthly.currency, BASE_CURRENCY, rates);
}

/** Whether a rental's price cannot be converted to all of these currencies, because a rate is unknown. */
export function lacksRate(rental: LiveRental, currencies: readonly string[], rates: ExchangeRates): boolean {
  const monthly = monthlyPrice(rental);
  if (monthly === null) return false;
  return currencies.some((currency) => convert(monthly.perMonth, monthly.currency, currency, rates) === null);
}
