import type { Language } from "@/lib/language/translator";
import type { DisplayCurrency, ExchangeRates } from "./currency";
import { convert } from "./currency";
import { formatAmount } from "./format-price";
import type { MonthlyPrice } from "./monthly-price";
import { isDoubtfulPrice } from "./monthly-price";

export type PriceLines = {
  /** Monthly price in the display currency, or in its own if the rate is unknown. The advertised price if doubtful. */
  lead: string;
  /** The advertised price; null if it is the same as `lead`. */
  advertised: string | null;
  isDoubtful: boolean;
};

/** A price for display: first the monthly one, then the advertised one (docs/behaviour.md, M4). Null without a price. */
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
