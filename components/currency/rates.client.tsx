"use client";

import { createContext, useContext, useLayoutEffect } from "react";
import { BASE_CURRENCY, type DisplayCurrency, type ExchangeRates, hasRates } from "@/lib/money/currency";
import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";

/** The rates of the page, for the server's HTML, where the store has none. Null without rates. */
const PageRates = createContext<ExchangeRates | null>(null);

type Props = { rates: ExchangeRates; children?: React.ReactNode };

/**
 * Provides rates to its children, so that converted prices are in the HTML, and to the store. A page without rates does not
 * overwrite those in the store.
 */
export function RatesProvider({ rates, children }: Props) {
  const areUsable = hasRates(rates);
  useLayoutEffect(() => {
    if (areUsable) useRentalStore.setState({ exchangeRates: rates });
  }, [areUsable, rates]);
  return <PageRates value={areUsable ? rates : null}>{children}</PageRates>;
}

/** The display currency, which is the base currency until the store is hydrated, and the rates: `own` ones if they are usable. */
export function usePriceDisplay(own?: ExchangeRates): { currency: DisplayCurrency; rates: ExchangeRates } {
  const hydrated = useStoreHydrated();
  const chosen = useRentalStore((state) => state.displayCurrency);
  const stored = useRentalStore((state) => state.exchangeRates);
  const latest = useContext(PageRates) ?? stored;
  return {
    currency: hydrated ? chosen : BASE_CURRENCY,
    rates: own !== undefined && hasRates(own) ? own : latest,
  };
}
