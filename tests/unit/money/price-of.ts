import { RENTAL_PERIODS } from "@/lib/money/monthly-price";

/** The price that a cell of a table writes as "35000000 IDR month", where `-` is unknown. */
export function priceOf(text: string) {
  const [amount, currency = "-", period] = text.split(" ");
  return {
    price_amount: amount === "-" ? null : Number(amount),
    price_currency: currency === "-" ? null : currency,
    rental_period: RENTAL_PERIODS.find((known) => known === period) ?? null,
  };
}
