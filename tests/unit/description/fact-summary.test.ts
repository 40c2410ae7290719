import { factSummary } from "@/lib/description/fact-summary";
import { sampleWholeRental } from "../rentals/sample-rental";

describe("factSummary", () => {
  it("names kind, area, rooms, price and amenities", () => {
    expect(factSummary(sampleWholeRental({ amenities: ["pool", "wifi"] }))).toBe(
      "Villa in Canggu, Bali · 2 bedrooms · 2 bathrooms · Rp 35,000,000 / month · pool · wifi",
    );
  });

  it("leaves out what is not known", () => {
    const unknown = { location: null, bedrooms: null, bathrooms: null, price_amount: null };
    expect(factSummary(sampleWholeRental({ ...unknown, property_type: null, amenities: [] }))).toBe(
      "Rental in Bali",
    );
  });

  it("stays within 160 characters, whole facts only", () => {
    const amenities = Array.from({ length: 40 }, (_, index) => `amenity ${index}`);
    const summary = factSummary(sampleWholeRental({ amenities: ["x".repeat(500), ...amenities] }));
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(summary).toMatch(/ · amenity \d+$/);
  });
});
