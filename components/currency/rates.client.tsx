"use client";

import { createContext, useContext, useLayoutEffect } from "react";
import { BASE_CURRENCY, type DisplayCurrency, type ExchangeRates } from "@/lib/money/currency";
import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";

/** The rates a page was rendered with, for its HTML: the store has none before its script runs. Null without any. */
const PageRates = createContext<ExchangeRates | null>(null);

/** Whether any currency but the base can be displayed. */
export function hasRates(rates: ExchangeRates): boolean {
  return Object.keys(rates).some((code) => code !== BASE_CURRENCY);
}

type Props = { rates: ExchangeRates; children?: React.ReactNode };

/**
 * Provides the server's rates to its children, so that converted prices are in the HTML, and to the store. A page
 * without rates leaves those that the store already has.
 */
export function RatesProvider({ rates, children }: Props) {
  const known = hasRates(rates);
  useLayoutEffect(() => {
    if (known) useRentalStore.setState({ exchangeRates: rates });
  }, [known, rates]);
  return <PageRates value={known ? rates : null}>{children}</PageRates>;
}

/** The display currency (the base currency until the stored choice is known) and the rates to convert with. */
export function usePriceDisplay(): { currency: DisplayCurrency; rates: ExchangeRates } {
  const hydrated = useStoreHydrated();
  const chosen = useRentalStore((state) => state.displayCurrency);
  const stored = useRentalStore((state) => state.exchangeRates);
  const rates = useContext(PageRates) ?? stored;
  return { currency: hydrated ? chosen : BASE_CURRENCY, rates };
}
