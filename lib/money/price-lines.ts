import type { Language } from "@/lib/language/translator";
import { convert, type DisplayCurrency, type ExchangeRates } from "./currency";
import { formatAmount } from "./format-price";
import { isDoubtfulPrice, type MonthlyPrice } from "./monthly-price";

export type PriceLines = {
  /** Monthly price in the display currency, or in its own without a rate; the advertised price if doubtful. */
  lead: string;
  advertised: string | null;
  isDoubtful: boolean;
};

/** First the monthly price, then the advertised one (docs/behaviour.md, M4). */
export function priceLines(
  advertised: string | null,
  monthly: MonthlyPrice | null,
  display: DisplayCurrency,
  rates: ExchangeRates,
  { locale, t }: Language,
): PriceLines | null {
  if (advertised === null || monthly === null) return null;
  if (isDoubtfulPrice(monthly, rates)) return { lead: advertised, advertised: null, isDoubtful: true };
  const converted = convert(monthly.perMonth, monthly.currency, display, rates);
  const month =
    converted === null
      ? formatAmount(monthly.perMonth, monthly.currency, locale)
      : formatAmount(converted, display, locale);
  const lead = t("money.per.month", { price: month });
  return { lead, advertised: advertised === lead ? null : advertised, isDoubtful: false };
}
