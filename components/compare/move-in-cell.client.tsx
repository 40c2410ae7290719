"use client";

import { usePriceDisplay } from "@/components/currency/rates.client";
import { StayCost } from "@/components/detail/stay-cost.client";
import { useLanguage } from "@/components/language/use-language";
import { cashInOneLine } from "@/lib/rentals/cash-lines";
import type { CashToMoveIn } from "@/lib/rentals/cash-to-move-in";
import type { StayTerms } from "@/lib/rentals/stay-terms";

type Props = { cash: CashToMoveIn; terms: StayTerms | null };

/** The cash that it takes to move in, also in the visitor's currency, and what the visitor's stay costs in all. */
export function MoveInCell({ cash, terms }: Props) {
  const language = useLanguage();
  const { currency, rates } = usePriceDisplay();
  return (
    <>
      {cashInOneLine(cash, currency, rates, language)}
      {terms === null ? null : <StayCost terms={terms} rates={rates} />}
    </>
  );
}
