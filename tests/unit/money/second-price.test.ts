import { secondPrice } from "@/lib/money/second-price";
import { ENGLISH } from "../../support/in-english";

const RATES = { IDR: 1, USD: 0.00006, EUR: 0.00005 };
const rent = (price_amount: number | null, price_currency: string | null) => ({
  price_amount,
  price_currency,
  rental_period: "month" as const,
});

test.each([
  [rent(20_000_000, "IDR"), "USD", "≈ $1,200 / month"],
  [rent(20_000_000, null), "EUR", "≈ €1,000 / month"],
  [rent(1_200, "USD"), "EUR", "≈ €1,000 / month"],
])("shows %j in %s", (priced, second, said) => {
  expect(secondPrice(priced, RATES, second, ENGLISH)).toBe(said);
});

test.each([
  ["no second currency", rent(20_000_000, "IDR"), undefined],
  ["no rent", rent(null, "IDR"), "USD"],
  ["a rent that is already in that currency", rent(1_200, "USD"), "USD"],
  ["a currency without a rate", rent(20_000_000, "IDR"), "CAD"],
  ["a doubtful rent", rent(20, "IDR"), "USD"],
])("shows nothing for %s", (_, priced, second) => {
  expect(secondPrice(priced, RATES, second, ENGLISH)).toBeNull();
});
