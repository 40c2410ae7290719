import { exceedsMaximum } from "@/lib/filters/exceeds-maximum";
import { monthlyPrice } from "@/lib/money/monthly-price";

describe("exceedsMaximum", () => {
  it.each([
    ["a night's price that is far more by the month", 500_000, "IDR", "night", 11, true],
    ["a week's price that is more by the month", 10_000_000, "IDR", "week", 38, true],
    ["a week's price within the maximum by the month", 2_000_000, "IDR", "week", 11, false],
    ["a monthly price at the maximum", 11_000_000, "IDR", "month", 11, false],
    ["a yearly price", 120_000_000, "IDR", "year", 11, false],
    ["a price without a currency", 500_000, null, "night", 11, true],
    ["dollars, which the maximum does not speak of", 5_000, "USD", "night", 11, false],
    ["no price", null, "IDR", "night", 11, false],
    ["no maximum", 500_000, "IDR", "night", null, false],
  ] as const)("of %s", (_, price_amount, price_currency, rental_period, maximum, expected) => {
    expect(exceedsMaximum(monthlyPrice({ price_amount, price_currency, rental_period }), maximum)).toBe(
      expected,
    );
  });
});
