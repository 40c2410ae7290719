import type { Language } from "@/lib/language/translator";
import type { DisplayCurrency, ExchangeRates } from "./currency";
import type { MonthlyPrice } from "./monthly-price";
import { priceLines } from "./price-lines";

/** A rent on the detail screen. */
export type RentLines = {
  lead: string;
  /** Shown beside the lead; null if there is nothing to add. */
  beside: string | null;
  isDoubtful: boolean;
};

/**
 * The rent for the detail screen. If it was posted by the month, the posted rent leads and the converted one follows;
 * otherwise the monthly rent leads and the posted one follows (docs/behaviour.md, M4). Null without a price.
 */
export function rentLines(
  posted: string | null,
  monthly: MonthlyPrice | null,
  display: DisplayCurrency,
  rates: ExchangeRates,
  language: Language,
): RentLines | null {
  const lines = priceLines(posted, monthly, display, rates, language);
  if (lines === null) return null;
  const { lead, advertised, isDoubtful } = lines;
  const isPostedByMonth = monthly?.advertised === true && advertised !== null;
  return isPostedByMonth
    ? { lead: advertised, beside: lead, isDoubtful }
    : { lead, beside: advertised, isDoubtful };
}
