import { formatPrice } from "@/lib/money/format-price";
import { monthlyPrice, type RentalPeriod } from "@/lib/money/monthly-price";
import { rentLines } from "@/lib/money/rent-lines";
import { ENGLISH } from "@/tests/support/in-english";
import { RATES } from "./rates";

const lines = (amount: number | null, currency: string, period: RentalPeriod | null, rates = RATES) =>
  rentLines(
    formatPrice(amount, currency, period, ENGLISH),
    monthlyPrice({ price_amount: amount, price_currency: currency, rental_period: period }),
    "USD",
    rates,
    ENGLISH,
  );

it.each([
  ["by the month", 35_000_000, "IDR", "month", "Rp 35,000,000 / month", "$2,060 / month"],
  ["by the month in the display currency", 900, "USD", "month", "$900 / month", null],
  ["by the month in a currency without a rate", 900, "SGD", "month", "SGD 900 / month", null],
  ["by the year", 240_000_000, "IDR", "year", "$1,177 / month", "Rp 240,000,000 / year"],
  ["without a period", 35_000_000, "IDR", null, "$2,060 / month", "Rp 35,000,000"],
] as const)("a rent %s: %d %s a %s leads with %s beside %s", (_, amount, currency, period, lead, beside) => {
  expect(lines(amount, currency, period)).toEqual({ lead, beside, isDoubtful: false });
});

it("shows an implausible rent as posted, and nothing without a rent", () => {
  expect(lines(1, "IDR", "month")).toEqual({ lead: "Rp 1 / month", beside: null, isDoubtful: true });
  expect(lines(null, "IDR", "month")).toBeNull();
});
