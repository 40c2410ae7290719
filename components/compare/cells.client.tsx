"use client";

import { usePriceDisplay } from "@/components/currency/rates.client";
import { useLanguage } from "@/components/language/use-language";
import { cashInOneLine } from "@/lib/rental/cash-lines";
import type { CashToMoveIn } from "@/lib/rental/cash-to-move-in";
import type { Rent } from "@/lib/rental/rent";
import { rentLines } from "@/lib/rental/rent-lines";

export function MonthlyRent({ rent }: { rent: Rent }) {
  const language = useLanguage();
  const { currency, rates } = usePriceDisplay();
  const { posted, perMonth } = rentLines(rent, currency, rates, language);
  return perMonth ?? posted;
}

export function MoveInCell({ cash }: { cash: CashToMoveIn }) {
  const language = useLanguage();
  const { currency, rates } = usePriceDisplay();
  return cashInOneLine(cash, currency, rates, language);
}
