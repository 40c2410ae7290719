"use client";

import { usePriceDisplay } from "@/components/currency/rates.client";
import { useLanguage } from "@/components/language/use-language";
import type { MonthlyPrice } from "@/lib/money/monthly-price";
import { priceLines } from "@/lib/money/price-lines";

/** A monthly rent in the visitor's currency. `text` is the rent in the base currency. */
export function MonthlyRent({ text, monthly }: { text: string; monthly: MonthlyPrice }) {
  const language = useLanguage();
  const { currency, rates } = usePriceDisplay();
  return priceLines(text, monthly, currency, rates, language)?.lead ?? text;
}
