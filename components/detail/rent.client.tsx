"use client";

import { usePriceDisplay } from "@/components/currency/rates.client";
import { useLanguage } from "@/components/language/use-language";
import { ChevronIcon } from "@/components/ui/icons";
import type { ExchangeRates } from "@/lib/money/currency";
import { rateNote } from "@/lib/money/rate-note";
import { cashLines } from "@/lib/rental/cash-lines";
import type { CashToMoveIn } from "@/lib/rental/cash-to-move-in";
import type { Rent } from "@/lib/rental/rent";
import { rentLines } from "@/lib/rental/rent-lines";

type Props = {
  rent: Rent | null;
  /** Whether it is the cheapest of several homes. */
  isFrom: boolean;
  /** The rates read with the listing, and their day ("21 Nov 2026"; null if unknown). */
  rates: ExchangeRates;
  ratesDay: string | null;
};

/** What the advert asks, the month in the visitor's currency, and the rate between them (docs/behaviour.md, M4, M7). */
export function AskedRent({ rent, isFrom, rates: pageRates, ratesDay }: Props) {
  const language = useLanguage();
  const { locale, t } = language;
  const { currency, rates } = usePriceDisplay(pageRates);
  const lines = rent && rentLines(rent, currency, rates, language);
  const rate = rent === null || lines?.doubt ? null : rateNote(rent.currency, currency, rates, locale);
  return (
    <p className="tabular-nums">
      {/* Limited, so that with large text even a high price fits. */}
      <span className="block font-semibold text-[min(1.375rem,10.5cqi)] leading-tight">
        {lines !== null && isFrom
          ? t.rich("rental.from", {
              rent: lines.posted,
              small: (words) => <span className="font-normal text-sm">{words}</span>,
            })
          : (lines?.posted ?? t("money.onRequest"))}
      </span>
      {lines?.perMonth ? <span className="block text-ink-soft">{lines.perMonth}</span> : null}
      {lines?.doubt ? (
        <span className="block text-clay text-sm first-letter:uppercase">{lines.doubt}</span>
      ) : null}
      {rate === null ? null : (
        <span className="block text-ink-soft text-xs">
          {ratesDay === null ? rate : t("rental.rateOn", { rate, day: ratesDay })}
        </span>
      )}
    </p>
  );
}

/** The cash to move in on one line, which unfolds to its parts and to what is not stated (docs/behaviour.md, M11). */
export function MoveIn({ cash, rates: pageRates }: { cash: CashToMoveIn; rates: ExchangeRates }) {
  const language = useLanguage();
  const { currency, rates } = usePriceDisplay(pageRates);
  const { total, converted, sum, unstated } = cashLines(cash, currency, rates, language);
  return (
    <details className="group text-sm tabular-nums wrap-anywhere">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 py-1 max-sm:min-h-11 [&::-webkit-details-marker]:hidden">
        <span>
          {language.t("cash.toMoveIn", { total })}
          {converted === null ? null : <span className="text-ink-soft"> ({converted})</span>}
        </span>
        <ChevronIcon className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <p className="text-ink-soft first-letter:uppercase">{sum}</p>
      {unstated === null ? null : <p className="text-ink-soft">{unstated}</p>}
    </details>
  );
}
