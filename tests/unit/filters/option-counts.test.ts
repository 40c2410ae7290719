import { optionCounts } from "@/lib/filters/option-counts";
import { DEFAULT_QUERY, type Filters } from "@/lib/filters/schema";
import { collapsePlaces, placeIndex } from "@/lib/geo/places";
import { sampleRental } from "../rentals/sample-rental";

const READ_AT = Date.parse("2026-11-21T00:00:00Z");
const daysAgo = (days: number) => new Date(READ_AT - days * 86_400_000).toISOString();

const PLACES = collapsePlaces([
  { location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 9 },
  { location_name: "ubud", latitude: -8.51, longitude: 115.26, rental_count: 5 },
]);

const RENTALS = [
  sampleRental({ id: 1, price_amount: 10_000_000, bedrooms: 1, posted_at: daysAgo(0.5) }),
  sampleRental({ id: 2, price_amount: 20_000_000, bedrooms: 2, posted_at: daysAgo(3) }),
  sampleRental({ id: 3, price_amount: 30_000_000, bedrooms: 3, posted_at: daysAgo(20), location: "ubud" }),
  sampleRental({ id: 4, price_amount: null, bedrooms: null, posted_at: daysAgo(20), location: null }),
];

const count = (filters: Partial<Filters>, matchingIds: ReadonlySet<number> | null = null) =>
  optionCounts(
    RENTALS,
    { ...DEFAULT_QUERY, ...filters },
    { places: PLACES, rates: { IDR: 1 }, readAt: READ_AT, matchingIds },
  );

const at = (name: string, filters: Partial<Filters>) =>
  count(filters).location[placeIndex(PLACES, name) ?? -1];

describe("optionCounts", () => {
  it("counts what each option would give without other filters", () => {
    expect(count({}).price_range).toEqual({ "": 4, 11: 1, 15: 1, 25: 2, 38: 3 });
    expect(count({}).min_bedrooms).toEqual({ "": 4, 1: 3, 2: 2, 3: 1, 4: 0, 5: 0, 6: 0 });
    expect(count({}).dateRange).toEqual({ day: 1, week: 2, month: 4 });
    expect([at("canggu", {}), at("ubud", {})]).toEqual([2, 1]);
  });

  it("keeps the other filters as they are, and not the option's own", () => {
    expect(count({ price_range: 25 }).price_range).toEqual(count({}).price_range);
    expect(count({ price_range: 25 }).min_bedrooms).toMatchObject({ "": 2, 1: 2, 2: 1, 3: 0 });
    expect(count({ location: "ubud" }).dateRange).toEqual({ day: 0, week: 0, month: 1 });
    expect(count({ dateRange: "week" }).price_range).toMatchObject({ "": 2, 38: 2 });
    expect([at("canggu", { location: "ubud" }), at("ubud", { location: "ubud", min_bedrooms: 1 })]).toEqual([
      2, 1,
    ]);
  });

  it("counts within the keywords", () => {
    expect(count({ keywords: "pool" }, new Set([2, 3])).dateRange).toEqual({ day: 0, week: 1, month: 2 });
  });

  it("does not depend on the order", () => {
    expect(count({ sort: "pricePerMonthDesc" })).toEqual(count({}));
  });

  it("counts nothing at an unknown location, but still what the places would give", () => {
    expect(count({ location: "atlantis" }).price_range).toMatchObject({ "": 0, 38: 0 });
    expect(at("canggu", { location: "atlantis" })).toBe(2);
  });
});
