import { activeFilters, withoutFilter } from "@/lib/filters/active-filters";
import { DEFAULT_QUERY, type Filters } from "@/lib/filters/schema";

const ALL: Filters = {
  location: "nusa penida",
  price_range: 25,
  min_bedrooms: 3,
  dateRange: "week",
  sort: "pricePerMonthAsc",
  keywords: "pool, wifi",
};

describe("activeFilters", () => {
  it("words every filter that is set as the filter bar does", () => {
    expect(activeFilters(ALL).map(({ key, label }) => [key, label])).toEqual([
      ["location", "Nusa Penida"],
      ["price_range", "Up to 25M"],
      ["min_bedrooms", "3+ bedrooms"],
      ["dateRange", "Last 7 Days"],
      ["sort", "Price / Month (low)"],
      ["keywords", '"pool, wifi"'],
    ]);
  });

  it("has nothing to say of the default filters", () => {
    expect(activeFilters(DEFAULT_QUERY)).toEqual([]);
  });

  it("does not take the page for a filter", () => {
    expect(activeFilters({ ...DEFAULT_QUERY, ...{ page: 3 } })).toEqual([]);
  });
});

describe("withoutFilter", () => {
  it.each(activeFilters(ALL).map(({ key }) => key))("takes %s away and keeps the others", (key) => {
    const left = activeFilters(withoutFilter(ALL, key)).map((filter) => filter.key);
    expect(left).toEqual(
      activeFilters(ALL)
        .map((filter) => filter.key)
        .filter((other) => other !== key),
    );
  });
});
