import type { DisplayCurrency, ExchangeRates } from "./currency";
import type { MonthlyPrice } from "./monthly-price";
import { priceLines } from "./price-lines";

/** A rent as a listing's own screen shows it. */
export type RentLines = {
  lead: string;
  /** What stands beside the lead; null when that is all there is to say. */
  beside: string | null;
  isDoubtful: boolean;
};

/**
 * The rent of one listing: as posted where that is by the month, beside it the converted one; otherwise the month leads, and
 * the rent as posted stands beside it (docs/behaviour.md, M4). Null without a price.
 */
export function rentLines(
  posted: string | null,
  monthly: MonthlyPrice | null,
  display: DisplayCurrency,
  rates: ExchangeRates,
): RentLines | null {
  const lines = priceLines(posted, monthly, display, rates);
  if (lines === null) return null;
  const { lead, advertised, isDoubtful } = lines;
  const isPostedByMonth = monthly?.advertised === true && advertised !== null;
  return isPostedByMonth
    ? { lead: advertised, beside: lead, isDoubtful }
    : { lead, beside: advertised, isDoubtful };
}
