import { convert } from "./convert";
import { BASE_CURRENCY, type DisplayCurrency, type ExchangeRates } from "./currency";
import { formatAmount } from "./format-price";
import { pricePerMonth, type RentalPeriod } from "./price-per-month";

/** A monthly price in the listing's own currency, and whether the advert already names it as such. */
export type MonthlyPrice = { perMonth: number; currency: string; advertised: boolean };

type Priced = {
  price_amount: number | null;
  price_currency: string | null;
  rental_period: RentalPeriod | null;
};

export function monthlyPrice({ price_amount, price_currency, rental_period }: Priced): MonthlyPrice | null {
  const perMonth = pricePerMonth(price_amount, rental_period);
  if (perMonth === null) return null;
  return { perMonth, currency: price_currency ?? BASE_CURRENCY, advertised: rental_period === "month" };
}

/**
 * '{amount} / month' in the display currency (SPEC section 9); null when that is what the advert says
 * already, or when no rate is known.
 */
export function convertedPrice(
  monthly: MonthlyPrice | null,
  display: DisplayCurrency,
  rates: ExchangeRates,
): string | null {
  if (monthly === null || (monthly.advertised && monthly.currency === display)) return null;
  const amount = convert(monthly.perMonth, monthly.currency, display, rates);
  return amount === null ? null : `${formatAmount(amount, display)} / month`;
}
