"use client";

import { usePriceDisplay } from "@/components/currency/price-display.client";
import { convertedPrice, type MonthlyPrice } from "@/lib/money/monthly-price";

/** The monthly price in the visitor's currency, where it says something else than the advert. */
export function ConvertedPrice({ monthly }: { monthly: MonthlyPrice | null }) {
  const { currency, rates } = usePriceDisplay();
  const converted = convertedPrice(monthly, currency, rates);
  return converted === null ? null : <p className="text-ink-soft tabular-nums">{converted}</p>;
}
