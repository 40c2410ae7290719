import type { ExchangeRates } from "./currency";
import { compactAmount } from "./format-price";
import { type Priced, plausiblePrice } from "./monthly-price";

/** "Rp 35M / month" in the advert's own currency, whatever the advertised period; null if the price is missing or doubtful. */
export function shortMonthlyRent(priced: Priced, rates: ExchangeRates): string | null {
  const monthly = plausiblePrice(priced, rates);
  if (monthly === null || monthly.perMonth <= 0) return null;
  return `${compactAmount(monthly.perMonth, monthly.currency)} / month`;
}
