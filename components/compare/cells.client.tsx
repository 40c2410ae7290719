"use client";

import { usePriceDisplay } from "@/components/currency/rates.client";
import { useLanguage } from "@/components/language/use-language";
import type { MonthlyPrice } from "@/lib/money/monthly-price";
import { priceLines } from "@/lib/money/price-lines";
import { cashInOneLine } from "@/lib/rental/cash-lines";
import type { CashToMoveIn } from "@/lib/rental/cash-to-move-in";

/** `text` is the rent in the base currency. */
export function MonthlyRent({ text, monthly }: { text: string; monthly: MonthlyPrice }) {
  const language = useLanguage();
  const { currency, rates } = usePriceDisplay();
  return priceLines(text, monthly, currency, rates, language)?.lead ?? text;
}

export function MoveInCell({ cash }: { cash: CashToMoveIn }) {
  const language = useLanguage();
  const { currency, rates } = usePriceDisplay();
  return cashInOneLine(cash, currency, rates, language);
}
