import type { Priced } from "@/lib/money/monthly-price";
import { differingRent } from "@/lib/rentals/differing-rent";
import { RATES } from "../money/rates";

const rent = (price_amount: number, change: Partial<Priced> = {}): Priced => ({
  ...{ price_amount, price_currency: "IDR", rental_period: "month", ...change },
});

it.each<[string, Priced, Priced, ReturnType<typeof differingRent>]>([
  ["less", rent(20_000_000), rent(25_000_000), { amount: 25_000_000, currency: "IDR", reduction: 0.2 }],
  ["more", rent(25_000_000), rent(20_000_000), { amount: 20_000_000, currency: "IDR", reduction: -0.25 }],
  ["the same", rent(20_000_000), rent(20_000_000), null],
  ["the same when abbreviated", rent(20_000_000), rent(20_040_000), null],
  [
    "less by the night",
    rent(600_000, { rental_period: "night" }),
    rent(800_000, { rental_period: "night" }),
    { amount: 800_000, currency: "IDR", reduction: 0.25 },
  ],
  ["a rent for another period", rent(20_000_000), rent(800_000, { rental_period: "night" }), null],
  ["a rent in another currency", rent(20_000_000), rent(2_000, { price_currency: "USD" }), null],
  ["a rent while the other is doubtful", rent(20_000_000), rent(35), null],
  ["a doubtful rent", rent(35), rent(20_000_000), null],
  ["a placeholder price", rent(20_000_000, { hasPlaceholderPrice: true }), rent(25_000_000), null],
])("compares a listing that asks %s", (_, listed, other, expected) => {
  const found = differingRent(listed, other, RATES);
  expect(found && { ...found, reduction: Number(found.reduction.toFixed(6)) }).toEqual(expected);
});
