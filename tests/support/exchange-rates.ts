/** How much of each currency a million rupiah buys, for the stand-in of the exchange-rate service: 18 March 2026. */
export const A_MILLION_BUYS: Readonly<Record<string, number>> = {
  AUD: 83.43,
  CAD: 80.71,
  EUR: 51.169,
  USD: 58.844,
};
