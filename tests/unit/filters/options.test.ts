import { FILTERS } from "@/lib/filters/filter-rows";
import {
  atLeastLabel,
  DATE_RANGES,
  MIN_BEDROOMS,
  PRICE_RANGES,
  priceRangeLabel,
} from "@/lib/filters/options";
import { ENGLISH } from "@/tests/support/in-english";

describe("the options of the filter bar", () => {
  it("offers the maximum prices of the specification and 'All prices'", () => {
    expect([...PRICE_RANGES, null].map((range) => priceRangeLabel(range, ENGLISH))).toEqual([
      "Up to 11M",
      "Up to 15M",
      "Up to 25M",
      "Up to 38M",
      "All prices",
    ]);
  });

  it("offers one to six bedrooms and more", () => {
    expect(MIN_BEDROOMS.map((count) => atLeastLabel(count, ENGLISH))).toEqual([
      "1+",
      "2+",
      "3+",
      "4+",
      "5+",
      "6+",
    ]);
  });

  it("offers the three date ranges with their days", () => {
    expect(FILTERS.dateRange.options.map(({ value, label }) => [value, label(ENGLISH)])).toEqual([
      ["day", "Last 24 Hours"],
      ["week", "Last 7 Days"],
      ["month", "Last 30 Days"],
    ]);
    expect(Object.values(DATE_RANGES).map(({ days }) => days)).toEqual([1, 7, 30]);
  });

  it("offers the three orders of the specification, and three more", () => {
    expect(FILTERS.sort.options.map(({ value, label }) => [value, label(ENGLISH)])).toEqual([
      ["none", "Sort: Default"],
      ["pricePerMonthAsc", "Price / Month (low)"],
      ["pricePerMonthDesc", "Price / Month (high)"],
      ["usualRents", "Best value"],
      ["reducedMost", "Reduced most"],
      ["pricePerBedroomAsc", "Cheapest per bedroom"],
    ]);
  });
});
