"use client";

import { useLayoutEffect } from "react";
import { BASE_CURRENCY, type ExchangeRates } from "@/lib/money/currency";
import { useRentalStore } from "@/stores/rental-store";

/** Hands the rates that the server knows to the store; rates known before outlive a page without any. */
export function PublishRates({ rates }: { rates: ExchangeRates }) {
  useLayoutEffect(() => {
    if (Object.keys(rates).some((code) => code !== BASE_CURRENCY)) {
      useRentalStore.setState({ exchangeRates: rates });
    }
  }, [rates]);
  return null;
}
