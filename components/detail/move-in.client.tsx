"use client";

import { usePriceDisplay } from "@/components/currency/rates.client";
import { useLanguage } from "@/components/language/use-language";
import type { ExchangeRates } from "@/lib/money/currency";
import { cashLines } from "@/lib/rental/cash-lines";
import type { CashToMoveIn } from "@/lib/rental/cash-to-move-in";

type Props = {
  cash: CashToMoveIn;
  /** The rates read with the listing. */
  rates: ExchangeRates;
};

export function MoveIn({ cash, rates: pageRates }: Props) {
  const language = useLanguage();
  const { currency, rates } = usePriceDisplay(pageRates);
  const { total, converted, sum, unstated } = cashLines(cash, currency, rates, language);
  return (
    <div className="mt-3 text-sm tabular-nums wrap-anywhere">
      <p className="font-medium">
        {language.t("cash.toMoveIn", { total })}
        {converted === null ? null : <span className="font-normal text-ink-soft"> ({converted})</span>}
      </p>
      <p className="text-ink-soft first-letter:uppercase">{sum}</p>
      {unstated === null ? null : <p className="text-ink-soft">{unstated}</p>}
    </div>
  );
}
