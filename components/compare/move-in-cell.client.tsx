"use client";

import { usePriceDisplay } from "@/components/currency/rates.client";
import { useLanguage } from "@/components/language/use-language";
import { cashInOneLine } from "@/lib/rentals/cash-lines";
import type { CashToMoveIn } from "@/lib/rentals/cash-to-move-in";

/** The cash that it takes to move in, also in the visitor's currency. */
export function MoveInCell({ cash }: { cash: CashToMoveIn }) {
  const language = useLanguage();
  const { currency, rates } = usePriceDisplay();
  return cashInOneLine(cash, currency, rates, language);
}
