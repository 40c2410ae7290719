"use client";

import { BASE_CURRENCY, type DisplayCurrency, type ExchangeRates } from "@/lib/money/currency";
import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";

/** The visitor's currency, once it is known, and the rates to show it with. */
export function usePriceDisplay(): { currency: DisplayCurrency; rates: ExchangeRates } {
  const hydrated = useStoreHydrated();
  const chosen = useRentalStore((state) => state.displayCurrency);
  const rates = useRentalStore((state) => state.exchangeRates);
  return { currency: hydrated ? chosen : BASE_CURRENCY, rates };
}

/** Whether any other currency than the base can be shown. */
export function hasRates(rates: ExchangeRates): boolean {
  return Object.keys(rates).some((code) => code !== BASE_CURRENCY);
}
