"use client";

import { usePriceDisplay } from "@/components/currency/rates.client";
import { StayCost } from "@/components/detail/stay-cost.client";
import { useLanguage } from "@/components/language/use-language";
import type { MonthlyPrice } from "@/lib/money/monthly-price";
import { priceLines } from "@/lib/money/price-lines";
import { cashInOneLine } from "@/lib/rental/cash-lines";
import type { CashToMoveIn } from "@/lib/rental/cash-to-move-in";
import type { StayTerms } from "@/lib/rental/stay-terms";

/** `text` is the rent in the base currency. */
export function MonthlyRent({ text, monthly }: { text: string; monthly: MonthlyPrice }) {
  const language = useLanguage();
  const { currency, rates } = usePriceDisplay();
  return priceLines(text, monthly, currency, rates, language)?.lead ?? text;
}

export function MoveInCell({ cash, terms }: { cash: CashToMoveIn; terms: StayTerms | null }) {
  const language = useLanguage();
  const { currency, rates } = usePriceDisplay();
  return (
    <>
      {cashInOneLine(cash, currency, rates, language)}
      {terms === null ? null : <StayCost terms={terms} rates={rates} />}
    </>
  );
}
