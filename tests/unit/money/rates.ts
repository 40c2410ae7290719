import type { ExchangeRates } from "@/lib/money/currency";

/** The exchange-rate service's answer for amount=1000000 and from=IDR on 2026-03-18. */
export const ANSWER_FOR_A_MILLION = {
  amount: 1_000_000,
  base: "IDR",
  date: "2026-03-18",
  rates: { AUD: 83.43, CAD: 80.71, EUR: 51.169, USD: 58.844 },
};

/** The rates of that answer, per rupiah. */
export const RATES: ExchangeRates = {
  IDR: 1,
  AUD: 0.00008343,
  CAD: 0.00008071,
  EUR: 0.000051169,
  USD: 0.000058844,
};
