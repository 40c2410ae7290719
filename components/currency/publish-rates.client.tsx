"use client";

import { useLayoutEffect } from "react";
import { BASE_CURRENCY, type ExchangeRates } from "@/lib/money/currency";
import { useRentalStore } from "@/stores/rental-store";
import { PageRatesProvider } from "./price-display.client";

type Props = { rates: ExchangeRates; children?: React.ReactNode };

/**
 * Gives the rates that the server knows to what it wraps, so that converted prices are in the HTML, and to the
 * store; rates known before outlive a page without any.
 */
export function PublishRates({ rates, children }: Props) {
  const known = Object.keys(rates).some((code) => code !== BASE_CURRENCY);
  useLayoutEffect(() => {
    if (known) useRentalStore.setState({ exchangeRates: rates });
  }, [known, rates]);
  return <PageRatesProvider value={known ? rates : null}>{children}</PageRatesProvider>;
}
