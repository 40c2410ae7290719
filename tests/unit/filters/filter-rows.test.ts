import { activeFilters } from "@/lib/filters/filter-rows";
import { DEFAULTS, type FilterKey, type Filters } from "@/lib/filters/filters";
import { relaxations } from "@/lib/filters/relaxations";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import { ENGLISH } from "@/tests/support/in-english";
import { RUSSIAN } from "@/tests/support/in-russian";

const ALL: Filters = {
  ...DEFAULTS,
  location: ["canggu", "nusa penida"],
  price_range: 25,
  min_bedrooms: 3,
  dateRange: "week",
  sort: "pricePerMonthAsc",
  keywords: "pool, wifi",
  price_by: "advert",
  unstated: [],
  includes: ["wifi", "pets"],
  stay: 1,
  available: "2026-12-01",
  type: ["house", "villa"],
  contact: "0123456789ab",
  min_bathrooms: 2,
  max_bedrooms: 4,
  price_min: 600,
  price_max: 925,
  price_in: "AUD",
  photos: 1,
  reduced: 1,
  monthly: 1,
};

describe("activeFilters", () => {
  it("words every filter that is set like the filter bar", () => {
    expect(activeFilters(ALL, ENGLISH).map(({ key, label }) => [key, label])).toEqual([
      ["location", "Canggu"],
      ["location", "Nusa Penida"],
      ["price_range", "Up to 25M"],
      ["min_bedrooms", "3+ bedrooms"],
      ["dateRange", "Last 7 Days"],
      ["keywords", '"pool, wifi"'],
      ["stay", "Stay: 1 month"],
      ["available", "Move in by 01 Dec 2026"],
      ["includes", "Wi-Fi"],
      ["includes", "Pets allowed"],
      ["photos", "With photos"],
      ["price_min", "From AUD $600 a month"],
      ["price_max", "Up to AUD $925 a month"],
      ["max_bedrooms", "Up to 4 bedrooms"],
      ["min_bathrooms", "2+ bathrooms"],
      ["type", "House, Villa"],
      ["reduced", "Rent reduced"],
      ["monthly", "Only rents by the month"],
      ["contact", "Homes of this contact"],
    ]);
  });

  it("states with a filter how prices are compared and whether unstated adverts are included", () => {
    const labels = (change: Partial<Filters>) =>
      activeFilters({ ...DEFAULT_QUERY, price_range: 11, min_bedrooms: 2, ...change }, ENGLISH).map(
        ({ label }) => label,
      );
    expect(labels({ price_by: "month" })).toEqual(["Up to 11M per month", "2+ bedrooms"]);
    expect(labels({ unstated: ["bedrooms"] })).toEqual(["Up to 11M", "2+ bedrooms or not stated"]);
    expect(labels({ includes: ["wifi"], stay: 1, unstated: ["wifi", "stay"] }).slice(2)).toEqual([
      "Stay: 1 month or not stated",
      "Wi-Fi or not stated",
    ]);
    expect(labels({ price_min: 7_500_000, unstated: ["price"] }).slice(2)).toEqual([
      "From Rp 7.5M a month or not stated",
    ]);
    expect(labels({ type: ["villa"], unstated: ["type"] }).slice(2)).toEqual(["Villa or not stated"]);
    expect(labels({ price_by: "month", unstated: ["price", "bedrooms"] })).toEqual([
      "Up to 11M per month or not stated",
      "2+ bedrooms or not stated",
    ]);
  });

  it.each<[Partial<Filters>, labels: string[]]>([
    [{ min_bedrooms: 2, max_bedrooms: 2 }, ["Exactly 2 bedrooms"]],
    [{ min_bedrooms: 1, max_bedrooms: 1 }, ["Exactly 1 bedroom"]],
    [{ max_bedrooms: 1 }, ["Up to 1 bedroom"]],
    [{ max_bedrooms: 0 }, ["Studio"]],
  ])("words the bedrooms of %j as %j, one filter that is removed as a whole", (bedrooms, labels) => {
    const filters: Filters = { ...DEFAULTS, ...bedrooms };
    const active = activeFilters(filters, ENGLISH);
    expect(active.map(({ label }) => label)).toEqual(labels);
    expect({ ...filters, ...active[0]?.change }).toEqual(DEFAULTS);
  });

  it("words filters and dates in another language", () => {
    const filters: Filters = { ...DEFAULTS, price_range: 25, min_bedrooms: 2, available: "2026-12-01" };
    expect(activeFilters({ ...filters, stay: 3 }, RUSSIAN).map(({ label }) => label)).toEqual([
      "До 25\u00a0млн",
      "Спален: 2+",
      "Срок: 3 месяца",
      "Свободно к 1 дек. 2026 г.",
    ]);
  });

  it("leaves out how prices are compared when there is no maximum", () => {
    expect(activeFilters({ ...DEFAULT_QUERY, price_by: "month" }, ENGLISH)).toEqual([]);
  });

  it("is empty for the default filters", () => {
    expect(activeFilters(DEFAULT_QUERY, ENGLISH)).toEqual([]);
  });

  it("does not count the page as a filter", () => {
    expect(activeFilters({ ...DEFAULT_QUERY, ...{ page: 3 } }, ENGLISH)).toEqual([]);
  });

  it.each(activeFilters(ALL, ENGLISH).map(({ label, change }) => [label, change] as const))(
    "removing %s keeps the other filters",
    (label, change) => {
      const labels = (filters: Filters) => activeFilters(filters, ENGLISH).map((filter) => filter.label);
      expect(labels({ ...ALL, ...change })).toEqual(labels(ALL).filter((other) => other !== label));
    },
  );
});

const STRICT: Filters = {
  ...DEFAULTS,
  location: ["canggu"],
  price_range: 11,
  min_bedrooms: 5,
  dateRange: "day",
  sort: "pricePerMonthAsc",
  keywords: "pool",
  price_by: "month",
  unstated: ["bedrooms", "pets"],
  includes: ["wifi", "pets"],
  stay: 1,
  available: "2026-12-01",
};

/** Counts the rentals found without exactly one filter, by its key. */
const found = (counts: Partial<Record<FilterKey, number>>) => (filters: Filters) => {
  const keys = activeFilters(STRICT, ENGLISH).map(({ key }) => key);
  const taken = new Set(keys.filter((key) => filters[key] !== STRICT[key]));
  expect(taken.size).toBe(1);
  return counts[[...taken][0] ?? "sort"] ?? 0;
};

const offered = (filters: Filters, counts: Partial<Record<FilterKey, number>>) =>
  relaxations(filters, found(counts), ENGLISH).map(({ label, count }) => `${label} (${count})`);

describe("relaxations", () => {
  it("offers the three filters whose removal finds most", () => {
    expect(offered(STRICT, { location: 4, price_range: 14, min_bedrooms: 9, keywords: 2 })).toEqual([
      "Up to 11M per month (14)",
      "5+ bedrooms (9)",
      "Canggu (4)",
    ]);
  });

  it("removes all areas and all kinds of home together, because removing one finds no more", () => {
    const filters: Filters = { ...DEFAULTS, location: ["canggu", "ubud"], type: ["house", "villa"] };
    const countOf = ({ location, type }: Filters) =>
      (location.length === 0 ? 7 : 0) + (type.length === 0 ? 3 : 0);
    expect(relaxations(filters, countOf, ENGLISH)).toEqual([
      { label: "Canggu, Ubud", change: { location: [] }, count: 7 },
      { label: "House, Villa", change: { type: [] }, count: 3 },
    ]);
  });

  it("removes each thing that an advert must say alone", () => {
    expect(offered(STRICT, { includes: 3 })).toEqual(["Wi-Fi (3)", "Pets allowed (3)"]);
  });

  it("does not offer a removal that finds nothing", () => {
    expect(offered(STRICT, {})).toEqual([]);
  });

  it("returns the change that removes the filter", () => {
    expect(relaxations(STRICT, found({ price_range: 3 }), ENGLISH).map(({ change }) => change)).toEqual([
      { price_range: null },
    ]);
  });

  it("offers nothing without filters", () => {
    expect(relaxations(DEFAULT_QUERY, () => 7, ENGLISH)).toEqual([]);
  });
});
