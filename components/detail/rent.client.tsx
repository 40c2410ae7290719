"use client";

import { usePriceDisplay } from "@/components/currency/rates.client";
import { useLanguage } from "@/components/language/use-language";
import { ChevronIcon } from "@/components/ui/icons";
import type { ExchangeRates } from "@/lib/money/currency";
import type { MonthlyPrice } from "@/lib/money/monthly-price";
import { rateNote } from "@/lib/money/rate-note";
import { rentLines } from "@/lib/money/rent-lines";

type Props = {
  /** The posted price with its period; null without a price. */
  price: string | null;
  monthly: MonthlyPrice | null;
  /** Whether it is the cheapest of several homes. */
  isFrom: boolean;
  /** The rates read with the listing, with their source and day ("21 Nov 2026"; null if unknown). */
  rates: ExchangeRates;
  ratesSource: string;
  ratesDay: string | null;
  /** The calculation of the monthly rent. */
  children: React.ReactNode;
};

export function Rent({ price, monthly, isFrom, rates: pageRates, ratesSource, ratesDay, children }: Props) {
  const language = useLanguage();
  const { t } = language;
  const { currency, rates } = usePriceDisplay(pageRates);
  const lines = rentLines(price, monthly, currency, rates, language);
  const rate =
    monthly === null || lines?.isDoubtful
      ? null
      : rateNote(monthly.currency, currency, rates, language.locale);
  return (
    <>
      <p>
        {/* Limited, so that with large text even a high price fits. */}
        <span className="block font-display font-semibold text-[min(1.375rem,10.5cqi)] leading-tight">
          {lines !== null && isFrom
            ? t.rich("rental.from", {
                rent: lines.lead,
                small: (words) => <span className="font-normal font-sans text-sm">{words}</span>,
              })
            : (lines?.lead ?? price ?? t("money.onRequest"))}
        </span>
        {lines?.beside ? (
          <span className="block text-ink-soft text-sm tabular-nums">{lines.beside}</span>
        ) : null}
        {lines?.isDoubtful ? (
          <span className="block text-clay text-xs first-letter:uppercase">{t("money.doubtful")}</span>
        ) : null}
      </p>
      {children}
      {rate === null ? null : (
        <details className="group text-ink-soft text-sm print:hidden">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 [&::-webkit-details-marker]:hidden">
            {t("rental.rate")}
            <ChevronIcon className="size-4 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <p className="pb-2 tabular-nums">
            {ratesDay === null
              ? t("rental.rateFrom", { rate, source: ratesSource })
              : t("rental.rateOn", { rate, day: ratesDay, source: ratesSource })}
          </p>
        </details>
      )}
    </>
  );
}
