import {
  DATE_RANGES,
  MIN_BEDROOMS,
  minBedroomsLabel,
  PRICE_RANGES,
  priceRangeLabel,
  SORTS,
} from "@/lib/filters/options";

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
    expect(MIN_BEDROOMS.map(minBedroomsLabel)).toEqual(["1+", "2+", "3+", "4+", "5+", "6+"]);
  });

  it("offers the three date ranges with their days", () => {
    expect(Object.entries(DATE_RANGES).map(([key, { label, days }]) => [key, label, days])).toEqual([
      ["day", "Last 24 Hours", 1],
      ["week", "Last 7 Days", 7],
      ["month", "Last 30 Days", 30],
    ]);
  });

  it("offers the three orders", () => {
    expect(Object.entries(SORTS)).toEqual([
      ["none", "Sort: Default"],
      ["pricePerMonthAsc", "Price / Month (low)"],
      ["pricePerMonthDesc", "Price / Month (high)"],
    ]);
  });
});
