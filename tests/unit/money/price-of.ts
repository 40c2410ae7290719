import { RENTAL_PERIODS } from "@/lib/money/period";
import { type Rent, rentOf } from "@/lib/rental/rent";

/** The price that a cell of a table writes as "35000000 IDR month", where `-` is unknown. */
export function priceOf(text: string) {
  const [amount, currency = "-", period] = text.split(" ");
  return {
    price_amount: amount === "-" ? null : Number(amount),
    price_currency: currency === "-" ? null : currency,
    rental_period: RENTAL_PERIODS.find((known) => known === period) ?? null,
  };
}

export function rentIn(text: string): Rent | null {
  const { price_amount, price_currency, rental_period } = priceOf(text);
  return rentOf(price_amount, price_currency, rental_period);
}
