import { collapsePlaces } from "@/lib/places/places";
import { toCard } from "@/lib/search/card";
import { ENGLISH } from "@/tests/support/in-english";
import { sampleRental } from "../rental/sample-rental";
import { NOTHING_KNOWN } from "../rental/sample-whole-rental";
import { unit } from "./search-context";

const CONTEXT = {
  language: ENGLISH,
  now: new Date("2026-11-21T04:00:00Z"),
  places: collapsePlaces([{ location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 1 }]),
  unitsOf: () => [],
  standingOf: ({ id }: { id: number }) => (id === 3 ? "32 % under median" : null),
  formerRentOf: ({ id }: { id: number }) =>
    id === 3 ? { amount: 45_000_000, currency: "IDR", reduction: 0.2 } : null,
};

describe("toCard", () => {
  it("words the facts that a card shows", () => {
    expect(toCard(sampleRental({ bathrooms: 1 }), CONTEXT)).toMatchObject({
      id: 1,
      href: "/rental/villa-canggu",
      title: "Two-bedroom villa with a pool",
      place: "Canggu",
      rooms: "2 bedrooms · 1 bathroom",
      rent: { amount: 35_000_000, currency: "IDR", period: "month" },
      posted: "Yesterday",
      media: ["/media/pool-01.webp"],
    });
  });

  it("names the first rent of a home when the rent has fallen", () => {
    expect(toCard(sampleRental({ id: 3 }), CONTEXT).was).toBe("Was Rp 45M");
    expect(toCard(sampleRental(), CONTEXT)).not.toHaveProperty("was");
  });

  it("rounds the lowest rent of several homes down", () => {
    const unitsOf = () => [unit(1, 9.96), unit(3, 9.96)];
    const several = sampleRental({ price_amount: 9_960_000 });
    expect(toCard(several, { ...CONTEXT, unitsOf }).rooms).toBe("from Rp 9.9M, 1 to 3 bedrooms");
  });

  it("is complete for a listing with hardly any facts", () => {
    const bare = sampleRental({ ...NOTHING_KNOWN, slug: null });
    expect(toCard(bare, CONTEXT)).toMatchObject({
      href: "/rental/1",
      title: "Rental property",
      place: null,
      rooms: "",
      rent: null,
      posted: "N/A",
      media: [],
    });
  });

  it("has a map drawing of its area only when it has no photos", () => {
    const bare = sampleRental({ media_urls: [] });
    const drawn = expect.stringMatching(/^\/area\/-8\.6500,115\.1300\/\w+\.svg$/);
    expect(toCard(bare, CONTEXT)).toMatchObject({ area: drawn });
    expect(toCard(sampleRental(), CONTEXT)).not.toHaveProperty("area");
  });

  it.each([null, "nowhere"])("has a map drawing of the island when its location is %s", (location) => {
    const { area } = toCard(sampleRental({ media_urls: [], location }), CONTEXT);
    expect(area).toMatch(/^\/area\/bali\/\w+\.svg$/);
  });

  it("has the language of a title that is not in English", () => {
    expect(toCard(sampleRental({ title: "Вилла с бассейном" }), CONTEXT)).toMatchObject({ lang: "ru" });
    expect(toCard(sampleRental(), CONTEXT)).not.toHaveProperty("lang");
  });

  it("compares the rent with the median when it can be compared", () => {
    expect(toCard(sampleRental({ id: 3 }), CONTEXT)).toMatchObject({ standing: "32 % under median" });
    expect(toCard(sampleRental(), CONTEXT)).not.toHaveProperty("standing");
  });

  it("is plain JSON, so that it can be sent to the browser", () => {
    const card = toCard(sampleRental(), CONTEXT);
    expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  });
});
