import {
  atLeastLabel,
  DATE_RANGES,
  exceedsMaximum,
  MIN_BEDROOMS,
  PRICE_RANGES,
  priceRangeLabel,
  SORTS,
} from "@/lib/filters/options";
import { monthlyPrice } from "@/lib/money/monthly-price";

describe("options", () => {
  describe("the options of the filter bar", () => {
    it("offers the maximum prices of the specification and 'All prices'", () => {
      expect([...PRICE_RANGES, null].map(priceRangeLabel)).toEqual([
        "Up to 11M",
        "Up to 15M",
        "Up to 25M",
        "Up to 38M",
        "All prices",
      ]);
    });

    it("offers one to six bedrooms and more", () => {
      expect(MIN_BEDROOMS.map(atLeastLabel)).toEqual(["1+", "2+", "3+", "4+", "5+", "6+"]);
    });

    it("offers the three date ranges with their days", () => {
      expect(Object.entries(DATE_RANGES).map(([key, { label, days }]) => [key, label, days])).toEqual([
        ["day", "Last 24 Hours", 1],
        ["week", "Last 7 Days", 7],
        ["month", "Last 30 Days", 30],
      ]);
    });

    it("offers the three orders of the specification, and three more", () => {
      expect(Object.entries(SORTS)).toEqual([
        ["none", "Sort: Default"],
        ["pricePerMonthAsc", "Price / Month (low)"],
        ["pricePerMonthDesc", "Price / Month (high)"],
        ["usualRents", "Best against usual rents"],
        ["reducedMost", "Reduced most"],
        ["pricePerBedroomAsc", "Cheapest per bedroom"],
      ]);
    });
  });
});

describe("exceeds maximum", () => {
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
});
