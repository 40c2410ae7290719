import type { Language } from "@/lib/language/translator";
import type { DisplayCurrency, ExchangeRates } from "./currency";
import type { MonthlyPrice } from "./monthly-price";
import { priceLines } from "./price-lines";

export type RentLines = {
  lead: string;
  beside: string | null;
  isDoubtful: boolean;
};

/** On the detail screen, a rent posted by the month comes before its conversion (docs/behaviour.md, M4). */
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
