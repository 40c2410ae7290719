import type { Rental } from "@/lib/rentals/rental";
import { rentalDescription } from "@/lib/seo/rental-description";
import { HARD_TEXTS } from "../hard-texts";
import { sampleWholeRental } from "../rentals/sample-rental";

const described = (change: Partial<Rental>) => rentalDescription(sampleWholeRental(change));

const nothing: Partial<Rental> = {
  title: null,
  location: null,
  bedrooms: null,
  bathrooms: null,
  price_amount: null,
  posted_at: null,
  property_type: null,
  amenities: [],
};

describe("rentalDescription", () => {
  it("says what, where, rooms, price, amenities, title, date and number", () => {
    expect(described({ amenities: ["pool", "wifi"], title: "Mango House" })).toBe(
      "Villa in Canggu, Bali · 2 bedrooms · 2 bathrooms · Rp 35,000,000 / month · pool · wifi · Mango House · posted 20 November 2026 · No. 1",
    );
  });

  it("adds the monthly price where another period is advertised", () => {
    expect(described({ price_amount: 1_200_000, rental_period: "night" })).toContain(
      "Rp 1,200,000 / night · Rp 36,500,000 / month",
    );
  });

  it("has its meaning within the first 80 characters", () => {
    expect(described({ title: "x".repeat(300) }).slice(0, 80)).toContain("Rp 35,000,000 / month");
  });

  it("says something of a listing about which nothing is known", () => {
    expect(described(nothing)).toBe(
      "Rental in Bali · a monthly rental with its photos, description and contact · No. 1",
    );
  });

  it("leaves out a price of zero", () => {
    expect(described({ price_amount: 0 })).not.toContain("Rp");
  });

  it("holds no contact, wherever it was written", () => {
    const contact = "+62 812 0000 1234 @made_bali https://wa.me/6281200001234";
    const text = described({
      title: contact,
      amenities: ["pool", "wa 0812 0000 1234"],
      location: "canggu @made_bali",
    });
    expect(text).not.toMatch(/0812|\+62|@|wa\.me/);
  });

  it.each(HARD_TEXTS)("is 70 to 160 characters on one line for the text %j", (hard) => {
    for (const change of [
      { title: hard },
      { ...nothing, title: hard },
      { amenities: [hard, hard] },
      { property_type: hard },
    ]) {
      const text = described(change);
      expect(text.length).toBeGreaterThanOrEqual(70);
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).not.toMatch(/[\n\r\t\0]/);
    }
  });

  it("differs for listings that say the same", () => {
    expect(described({ ...nothing, id: 1 })).not.toBe(described({ ...nothing, id: 2 }));
  });
});
