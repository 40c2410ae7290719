"use client";

import { useLanguage } from "@/components/language/use-language";
import { BASE_CURRENCY, convert } from "@/lib/money/currency";
import { compactAmount } from "@/lib/money/format-price";
import type { Rent } from "@/lib/rental/rent";
import { rentLines } from "@/lib/rental/rent-lines";
import { usePriceDisplay } from "./rates.client";

/** What the advert asks, then the month in the visitor's currency (docs/behaviour.md, M4). */
export function Price({ rent, className }: { rent: Rent | null; className: string }) {
  const language = useLanguage();
  const { currency, rates } = usePriceDisplay();
  if (rent === null) return <span className={`block ${className}`}>{language.t("money.onRequest")}</span>;
  const { posted, perMonth, doubt } = rentLines(rent, currency, rates, language);
  return (
    <>
      <span className={`block ${className}`}>{posted}</span>
      {perMonth === null ? null : (
        <span className="block text-ink-soft text-sm tabular-nums">{perMonth}</span>
      )}
      {doubt === null ? null : (
        <span className="block text-clay text-xs first-letter:uppercase">{doubt}</span>
      )}
    </>
  );
}

/** "Rp 25M", "$1,562". In rupiah if the rate is unknown. */
export function RentAmount({ rupiah }: { rupiah: number }) {
  const language = useLanguage();
  const { currency, rates } = usePriceDisplay();
  const converted = convert(rupiah, BASE_CURRENCY, currency, rates);
  const [amount, unit] = converted === null ? [rupiah, BASE_CURRENCY] : [converted, currency];
  return <span className="whitespace-nowrap">{compactAmount(amount, unit, language)}</span>;
}
