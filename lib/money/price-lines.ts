import type { DisplayCurrency, ExchangeRates } from "./currency";
import { convert } from "./currency";
import { formatAmount } from "./format-price";
import type { MonthlyPrice } from "./monthly-price";
import { isDoubtfulPrice } from "./monthly-price";

export type PriceLines = {
  /** The monthly price in the display currency, or in its own where no rate is known; a doubtful one as advertised. */
  lead: string;
  /** The price as it is advertised; null when that is the same. */
  advertised: string | null;
  isDoubtful: boolean;
};

/** A price as it is displayed: the monthly one first, beside it the advertised one (docs/behaviour.md, M4). Null without a price. */
export function priceLines(
  advertised: string | null,
  monthly: MonthlyPrice | null,
  display: DisplayCurrency,
  rates: ExchangeRates,
): PriceLines | null {
  if (advertised === null || monthly === null) return null;
  if (isDoubtfulPrice(monthly, rates)) return { lead: advertised, advertised: null, isDoubtful: true };
  const converted = convert(monthly.perMonth, monthly.currency, display, rates);
  const month =
    converted === null ? formatAmount(monthly.perMonth, monthly.currency) : formatAmount(converted, display);
  const lead = `${month} / month`;
  return { lead, advertised: advertised === lead ? null : advertised, isDoubtful: false };
}
