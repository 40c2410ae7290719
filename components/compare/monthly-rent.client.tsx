"use client";

import { usePriceDisplay } from "@/components/currency/rates.client";
import type { MonthlyPrice } from "@/lib/money/monthly-price";
import { priceLines } from "@/lib/money/price-lines";

/** A monthly rent in the visitor's currency. `text` is the rent in the base currency. */
export function MonthlyRent({ text, monthly }: { text: string; monthly: MonthlyPrice }) {
  const { currency, rates } = usePriceDisplay();
  return priceLines(text, monthly, currency, rates)?.lead ?? text;
}
