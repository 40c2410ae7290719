"use client";

import { usePriceDisplay } from "@/components/currency/rates.client";
import { useLanguage } from "@/components/language/use-language";
import { ChevronIcon } from "@/components/ui/icons";
import type { ExchangeRates } from "@/lib/money/currency";
import { rateNote } from "@/lib/money/rate-note";
import type { Rent as PostedRent } from "@/lib/rental/rent";
import { rentLines } from "@/lib/rental/rent-lines";

type Props = {
  rent: PostedRent | null;
  /** Whether it is the cheapest of several homes. */
  isFrom: boolean;
  /** The rates read with the listing, with their source and day ("21 Nov 2026"; null if unknown). */
  rates: ExchangeRates;
  ratesSource: string;
  ratesDay: string | null;
  /** Notes on the rent. */
  children: React.ReactNode;
};

export function Rent({ rent, isFrom, rates: pageRates, ratesSource, ratesDay, children }: Props) {
  const language = useLanguage();
  const { t } = language;
  const { currency, rates } = usePriceDisplay(pageRates);
  const lines = rent && rentLines(rent, currency, rates, language);
  const rate =
    rent === null || lines?.doubt ? null : rateNote(rent.currency, currency, rates, language.locale);
  return (
    <>
      <p>
        {/* Limited, so that with large text even a high price fits. */}
        <span className="block font-display font-semibold text-[min(1.375rem,10.5cqi)] leading-tight">
          {lines !== null && isFrom
            ? t.rich("rental.from", {
                rent: lines.posted,
                small: (words) => <span className="font-normal font-sans text-sm">{words}</span>,
              })
            : (lines?.posted ?? t("money.onRequest"))}
        </span>
        {lines?.perMonth ? (
          <span className="block text-ink-soft text-sm tabular-nums">{lines.perMonth}</span>
        ) : null}
        {lines?.doubt ? (
          <span className="block text-clay text-xs first-letter:uppercase">{lines.doubt}</span>
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
