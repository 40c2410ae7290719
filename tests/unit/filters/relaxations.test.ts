import { relaxations } from "@/lib/filters/relaxations";
import { DEFAULT_QUERY, type Filters } from "@/lib/filters/schema";

const STRICT: Filters = {
  location: "canggu",
  price_range: 11,
  min_bedrooms: 5,
  dateRange: "day",
  sort: "pricePerMonthAsc",
  keywords: "pool",
};

/** What is found when exactly this filter is taken away; nothing otherwise. */
const found = (counts: Partial<Record<keyof Filters, number>>) => (filters: Filters) => {
  const keys = Object.keys(STRICT).filter((key): key is keyof Filters => key in STRICT);
  const taken = keys.filter((key) => filters[key] !== STRICT[key]);
  expect(taken).toHaveLength(1);
  return counts[taken[0] ?? "sort"] ?? 0;
};

const offered = (filters: Filters, counts: Partial<Record<keyof Filters, number>>) =>
  relaxations(filters, found(counts)).map(({ label, count }) => `${label} (${count})`);

describe("relaxations", () => {
  it("offers what gives most, at most three", () => {
    expect(offered(STRICT, { location: 4, price_range: 14, min_bedrooms: 9, keywords: 2 })).toEqual([
      "Any price (14)",
      "Any number of bedrooms (9)",
      "Anywhere in Bali (4)",
    ]);
  });

  it("words each filter", () => {
    expect(offered(STRICT, { dateRange: 5, keywords: 1 })).toEqual([
      "Last 30 Days (5)",
      "Without the keywords (1)",
    ]);
  });

  it("offers nothing that gives nothing", () => {
    expect(offered(STRICT, {})).toEqual([]);
  });

  it("names the filter that is taken away", () => {
    expect(relaxations(STRICT, found({ price_range: 3 })).map(({ key }) => key)).toEqual(["price_range"]);
  });

  it("has nothing to take away without filters", () => {
    expect(relaxations(DEFAULT_QUERY, () => 7)).toEqual([]);
  });
});
