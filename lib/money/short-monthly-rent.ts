import type { Language } from "../language/translator.ts";
import type { ExchangeRates } from "./currency";
import { compactAmount } from "./format-price";
import { type Priced, plausiblePrice } from "./monthly-price";

/** "Rp 35M / month" in the advert's own currency; null if the price is missing or doubtful. */
export function shortMonthlyRent(priced: Priced, rates: ExchangeRates, language: Language): string | null {
  const monthly = plausiblePrice(priced, rates);
  if (monthly === null || monthly.perMonth <= 0) return null;
  return language.t("money.per.month", {
    price: compactAmount(monthly.perMonth, monthly.currency, language),
  });
}
