"use client";

import { createContext, useContext } from "react";

import { BASE_CURRENCY, type DisplayCurrency, type ExchangeRates } from "@/lib/money/currency";
import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";

/** The rates that the page was made with, for its own HTML: the store has none before its script runs. */
const PageRates = createContext<ExchangeRates | null>(null);
export const PageRatesProvider = PageRates.Provider;

/** The visitor's currency, once it is known, and the rates to show it with. */
export function usePriceDisplay(): { currency: DisplayCurrency; rates: ExchangeRates } {
  const hydrated = useStoreHydrated();
  const chosen = useRentalStore((state) => state.displayCurrency);
  const stored = useRentalStore((state) => state.exchangeRates);
  const rates = useContext(PageRates) ?? stored;
  return { currency: hydrated ? chosen : BASE_CURRENCY, rates };
}

/** Whether any other currency than the base can be shown. */
export function hasRates(rates: ExchangeRates): boolean {
  return Object.keys(rates).some((code) => code !== BASE_CURRENCY);
}
