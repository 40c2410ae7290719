import { DEFAULT_QUERY, type Filters } from "@/lib/filters/schema";
import { collapsePlaces } from "@/lib/geo/places";
import { countFound } from "@/lib/rentals/count-found";
import { sampleRental } from "./sample-rental";

const NOW = "2026-11-21T00:00:00Z";
const PLACES = collapsePlaces([
  { location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 2 },
]);
const RENTALS = [1, 2, 3].map((bedrooms) => sampleRental({ id: bedrooms, bedrooms, posted_at: NOW }));

const count = (filters: Partial<Filters>, matchingIds: ReadonlySet<number> | null = null) =>
  countFound(
    RENTALS,
    { ...DEFAULT_QUERY, ...filters },
    { places: PLACES, rates: { IDR: 1 }, readAt: Date.parse(NOW), matchingIds },
  );

describe("countFound", () => {
  it("counts what passes the filters", () => {
    expect(count({})).toBe(3);
    expect(count({ min_bedrooms: 2 })).toBe(2);
    expect(count({ keywords: "pool" }, new Set([1, 2]))).toBe(2);
  });

  it("is not bound by keywords that are taken away", () => {
    expect(count({ keywords: "" }, new Set([1]))).toBe(3);
  });

  it("counts nothing at an unknown location", () => {
    expect(count({ location: "atlantis" })).toBe(0);
  });
});
