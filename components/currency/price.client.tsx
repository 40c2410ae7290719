"use client";

import { useLanguage } from "@/components/language/use-language";
import type { MonthlyPrice } from "@/lib/money/monthly-price";
import { priceLines } from "@/lib/money/price-lines";
import { usePriceDisplay } from "./rates.client";

type Props = {
  /** The advertised price with its period; null without a price. */
  price: string | null;
  monthly: MonthlyPrice | null;
  className: string;
};

/** First per month, then as advertised. */
export function Price({ price, monthly, className }: Props) {
  const language = useLanguage();
  const { currency, rates } = usePriceDisplay();
  const lines = priceLines(price, monthly, currency, rates, language);
  if (lines === null)
    return <span className={`block ${className}`}>{price ?? language.t("money.onRequest")}</span>;
  return (
    <>
      <span className={`block ${className}`}>{lines.lead}</span>
      {lines.advertised === null ? null : (
        <span className="block text-ink-soft text-sm tabular-nums">{lines.advertised}</span>
      )}
      {lines.isDoubtful ? (
        <span className="block text-clay text-xs first-letter:uppercase">{language.t("money.doubtful")}</span>
      ) : null}
    </>
  );
}
