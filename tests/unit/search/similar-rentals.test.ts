import { collapsePlaces } from "@/lib/places/places";
import { similarRentals } from "@/lib/search/similar-rentals";
import { sampleRental } from "../rental/sample-rental";

const places = collapsePlaces([
  { location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 9 },
  { location_name: "batu bolong canggu", latitude: -8.65, longitude: 115.13, rental_count: 2 },
  { location_name: "ubud", latitude: -8.5, longitude: 115.26, rental_count: 5 },
]);
const context = { places, rates: { IDR: 1, USD: 1 / 16_000 } };

/** Ids of the rentals similar to one for 30 million a month in Canggu. */
function similarIds(...others: Parameters<typeof sampleRental>[0][]): number[] {
  const rental = sampleRental({ id: 1, price_amount: 30_000_000 });
  const all = [rental, ...others.map((change, index) => sampleRental({ id: index + 2, ...change }))];
  return similarRentals(rental, all, context).map(({ id }) => id);
}

describe("similarRentals", () => {
  it("orders by the nearest monthly price in the base currency", () => {
    expect(
      similarIds(
        { price_amount: 60_000_000 },
        { price_amount: 2_000, price_currency: "USD" },
        { price_amount: 7_000_000, rental_period: "week" },
        { price_amount: 29_000_000 },
      ),
    ).toEqual([4, 5, 3, 2]);
  });

  it("puts unknown prices and currencies and implausible prices last, in the order of the list", () => {
    expect(
      similarIds(
        { price_amount: null },
        { price_currency: "XXX" },
        { price_amount: 30 },
        { price_amount: 900_000_000 },
      ),
    ).toEqual([5, 2, 3, 4]);
  });

  it("stays in the area, under any of its names", () => {
    expect(similarIds({ location: "ubud" }, { location: "batu bolong canggu" }, { location: null })).toEqual([
      3,
    ]);
  });

  it("shows no rooms beside a home, and no homes beside a room", () => {
    const room = { property_type: "kos" };
    expect(similarIds(room, {}, { property_type: null })).toEqual([3, 4]);
    const rentals = [
      sampleRental({ id: 1, ...room }),
      sampleRental({ id: 2 }),
      sampleRental({ id: 3, ...room }),
    ];
    expect(similarRentals(sampleRental({ id: 9, ...room }), rentals, context).map(({ id }) => id)).toEqual([
      1, 3,
    ]);
  });

  it("returns at most six, and never the rental itself", () => {
    expect(similarIds(...Array.from({ length: 9 }, () => ({})))).toEqual([2, 3, 4, 5, 6, 7]);
    expect(similarIds()).toEqual([]);
  });

  it("compares areas that are not on the map by name", () => {
    const rental = sampleRental({ id: 1, location: "bukit lawang" });
    const others = [
      sampleRental({ id: 2, location: "bukit lawang" }),
      sampleRental({ id: 3, location: "elsewhere" }),
    ];
    expect(similarRentals(rental, others, context).map(({ id }) => id)).toEqual([2]);
    expect(similarRentals(sampleRental({ location: null }), others, context)).toEqual([]);
  });

  it("keeps the order of the list when the rental has no plausible price", () => {
    for (const price_amount of [null, 5]) {
      const rental = sampleRental({ id: 1, price_amount });
      const others = [
        sampleRental({ id: 2, price_amount: 9_000_000 }),
        sampleRental({ id: 3, price_amount: 1_000_000 }),
      ];
      expect(similarRentals(rental, others, context).map(({ id }) => id)).toEqual([2, 3]);
    }
  });
});
