"use client";

import { useSyncExternalStore } from "react";
import { usePriceDisplay } from "@/components/currency/rates.client";
import { useLanguage } from "@/components/language/use-language";
import { useHydrated } from "@/components/ui/in-browser.client";
import type { ExchangeRates } from "@/lib/money/currency";
import { stayCost } from "@/lib/rental/stay-cost";
import type { StayTerms } from "@/lib/rental/stay-terms";
import { storedMonths } from "@/lib/stay/stored-months";
import { myStayText, STAY_NAME, subscribeToMyStay } from "@/stores/stored-stay";

/** Leaves room for the line before the first paint where a stay is stored. */
const SOURCE = `try{/months=/.test(localStorage.getItem("${STAY_NAME}"))&&(document.currentScript.previousElementSibling.hidden=!1)}catch{}`;

type Props = {
  terms: StayTerms;
  /** The rates read with the listing. */
  rates: ExchangeRates;
};

/** What the terms of the advert mean for the stay that this device knows. The HTML is the same for all visitors. */
export function StayCost({ terms, rates: pageRates }: Props) {
  const language = useLanguage();
  const text = useSyncExternalStore(subscribeToMyStay, myStayText, () => null);
  const { currency, rates } = usePriceDisplay(pageRates);
  const isHydrated = useHydrated();
  const months = storedMonths(text);
  const line = months === null ? null : stayCost(months, terms, currency, rates, language);
  return (
    <>
      <p hidden={line === null} suppressHydrationWarning className="min-h-5 font-medium text-sm tabular-nums">
        {line}
      </p>
      {isHydrated ? null : (
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
          dangerouslySetInnerHTML={{ __html: SOURCE }}
        />
      )}
    </>
  );
}
