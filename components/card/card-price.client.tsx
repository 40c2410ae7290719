"use client";

import { usePriceDisplay } from "@/components/currency/price-display.client";
import { exceedsMaximum } from "@/lib/filters/exceeds-maximum";
import type { PriceRange } from "@/lib/filters/options";
import { convertedPrice } from "@/lib/money/monthly-price";
import type { Card } from "@/lib/rentals/card";

type Props = { card: Card; maximum: PriceRange | null };

/** The advertised price, and the monthly one in the visitor's currency where that says something else. */
export function CardPrice({ card, maximum }: Props) {
  const { currency, rates } = usePriceDisplay();
  const converted = convertedPrice(card.monthly, currency, rates);
  return (
    <div className="mt-auto pt-2 sm:min-h-[3.75rem]">
      <p className="font-bold text-[0.95rem] leading-tight tracking-tight">
        {card.price ?? "Price on request"}
      </p>
      {converted === null ? null : <p className="text-ink-soft text-sm">{converted}</p>}
      {exceedsMaximum(card.monthly, maximum) ? (
        <p className="text-clay text-xs">Above your maximum when paid by the month</p>
      ) : null}
    </div>
  );
}
